import { IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { type Expression, isExpression } from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import type { RuleName } from '../../model/questions/QuestionEdit.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { Sentence } from '../sentences/Sentence.tsx';
import { say } from '../say.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { useKept } from './useKept.ts';
import classes from './Edit.module.css';

/** A rule with its sentences; they are empty where nothing is said. */
interface SaidRule {
  readonly rule: RuleName;
  /** Its heading. */
  readonly name: string;
  readonly says: readonly string[];
}

interface RulesProps {
  readonly opened: FormAnswer;
  readonly path: string;
  readonly rules: readonly SaidRule[];
}

/** The rules of a question or step in sentences. Each opens as rows, where the form's own files have it. */
export function Rules({ opened, path, rules }: RulesProps) {
  return (
    <ul className={classes['rules']}>
      {rules.map((one) => (
        <Rule key={`${path} ${one.rule}`} opened={opened} path={path} said={one} />
      ))}
    </ul>
  );
}

interface RuleProps {
  readonly opened: FormAnswer;
  readonly path: string;
  readonly said: SaidRule;
}

function Rule({ opened, path, said: { rule, name, says } }: RuleProps) {
  const [isOpen, setIsOpen] = useKept<boolean>(`open ${opened.form.id} ${path} ${rule}`);
  const written = readRule(opened, path, rule);
  const pencil = useRef<HTMLButtonElement>(null);
  return (
    <li>
      <span className={classes['name']}>{name}</span>
      <div className={classes['sentences']}>
        {(says.length > 0 ? says : [say(`rule.${rule}.none`)]).map((sentence) => (
          <p key={sentence}>
            <Sentence text={sentence} />
          </p>
        ))}
        {written === undefined && says.length > 0 && opened.written[path] !== undefined && (
          <p className={classes['note']}>{say('rule.other')}</p>
        )}
      </div>
      {written !== undefined && (
        <button
          ref={pencil}
          type="button"
          className={classes['tool']}
          aria-expanded={isOpen === true}
          aria-label={say('rule.change', { name: say(`rule.${rule}`) })}
          title={say('rule.change', { name: say(`rule.${rule}`) })}
          onClick={() => setIsOpen(isOpen === true ? null : true)}
        >
          <IconPencil size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {isOpen === true && written !== undefined && (
        <ConditionEditor
          opened={opened}
          path={path}
          rule={rule}
          written={written}
          onEnd={() => {
            setIsOpen(null);
            pencil.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** Returns the condition of the file, null without one; undefined where rows cannot change it. */
function readRule({ written }: FormAnswer, path: string, rule: RuleName): Expression | undefined {
  const question = written[path];
  if (question === undefined) return undefined;
  const value = question.rules[rule] ?? null;
  if (rule !== 'lock') return isExpression(value) ? value : undefined;
  // Several locks follow each other.
  const when = value === null ? null : Array.isArray(value) ? undefined : asRecord(value)['when'];
  return isExpression(when) ? when : undefined;
}

import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Expression } from '../../../engine/index.ts';
import type { ConditionGroup } from '../../model/conditions/Condition.ts';
import { createKnownRules } from '../../model/conditions/createKnownRules.ts';
import { findConstant } from '../../model/conditions/findConstant.ts';
import { findListOf } from '../../model/conditions/listSubjects.ts';
import { isWholeCondition } from '../../model/conditions/isWholeCondition.ts';
import { listAllSubjects } from '../../model/values/listAllSubjects.ts';
import { readCondition } from '../../model/conditions/readCondition.ts';
import { writeCondition } from '../../model/conditions/writeCondition.ts';
import type { RuleName } from '../../model/questions/QuestionEdit.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { useRowKey } from '../rows/useRow.ts';
import { say } from '../say.ts';
import { ConditionGroupEditor } from './ConditionGroupEditor.tsx';
import { ConditionTruth } from './ConditionTruth.tsx';
import { EditEnds } from './EditEnds.tsx';
import { useEdit } from './useEdit.ts';
import { useJudgement } from './useJudgement.ts';
import { useKept } from './useKept.ts';
import classes from './Edit.module.css';

interface ConditionEditorProps {
  readonly opened: FormAnswer;
  readonly path: string;
  readonly rule: RuleName;
  /** The condition of the file; null without, and true where it holds always. */
  readonly written: Expression;
  readonly onEnd: () => void;
}

interface Draft {
  readonly group: ConditionGroup;
  /** Whether it holds always, which only "optional" can. */
  readonly isAlways: boolean;
  /** The condition of the file when the draft began. */
  readonly was: Expression;
}

/** A condition in rows, with its truth in the present situation and the answers that turn it round. */
export function ConditionEditor({ opened, path, rule, written, onEnd }: ConditionEditorProps) {
  const form = opened.form.id;
  const [kept, keep] = useKept<Draft>(`rule ${form} ${path} ${rule}`);
  const draft = useMemo(() => kept ?? createDraft(written), [kept, written]);
  const subjects = useMemo(() => listAllSubjects(opened, path), [opened, path]);
  const list = findListOf(opened.form, path);
  const rules = useMemo(() => createKnownRules(opened.source, subjects, list), [opened, subjects, list]);
  const key = useRowKey(list ?? '', path);
  const edit = useEdit();
  const { group, isAlways, was } = draft;
  const to = isAlways ? true : writeCondition(group);
  const isWhole = isAlways || isWholeCondition(group);
  const judgement = useJudgement(
    isWhole && !isAlways && (list === null || key !== null) ? group : null,
    rules,
    key,
  );
  const constant = isWhole && !isAlways ? findConstant(group, rules) : null;
  function end(): void {
    keep(null);
    onEnd();
  }
  return (
    <form
      className={classes['panel']}
      aria-label={say(`rule.${rule}`)}
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save({ kind: 'rule', form, path, rule, was, to }).then((done) => done !== null && end());
      }}
    >
      {rule === 'optional' && (
        <AlwaysChoice isAlways={isAlways} onChange={(next) => keep({ ...draft, isAlways: next })} />
      )}
      {!isAlways && (
        <ConditionGroupEditor
          group={group}
          subjects={subjects}
          truths={judgement?.parts ?? []}
          empty={say(`rule.${rule}.none`)}
          onChange={(next) => keep({ ...draft, group: next })}
        />
      )}
      {judgement !== null && group.parts.length > 0 && (
        <ConditionTruth judgement={judgement} opened={opened} path={path} constant={constant} />
      )}
      {list !== null && key === null && <p className={classes['note']}>{say('row.unjudged')}</p>}
      {constant !== null && <Constant constant={constant} />}
      <EditEnds edit={edit} isWhole={isWhole} action={say('edit.save')} onCancel={end} />
    </form>
  );
}

interface AlwaysChoiceProps {
  readonly isAlways: boolean;
  readonly onChange: (isAlways: boolean) => void;
}

function AlwaysChoice({ isAlways, onChange }: AlwaysChoiceProps) {
  return (
    <>
      <p className={classes['title']}>{say('rule.optional')}</p>
      <label className={classes['check']}>
        <input type="checkbox" checked={isAlways} onChange={({ target }) => onChange(target.checked)} />
        <span>{say('rule.optional.always')}</span>
      </label>
    </>
  );
}

function createDraft(written: Expression): Draft {
  const isAlways = written === true;
  return { group: readCondition(isAlways ? null : written), isAlways, was: written };
}

function Constant({ constant }: { readonly constant: 'always' | 'never' }) {
  return (
    <div role="alert" className={classes['warning']}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <p>{say(`condition.${constant}`)}</p>
    </div>
  );
}

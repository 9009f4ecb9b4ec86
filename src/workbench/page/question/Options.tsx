import type { DescribedNode, DescribedOption } from '../../../analysis/index.ts';
import { createName } from '../../model/questions/createName.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { AddLine } from '../edit/AddLine.tsx';
import { EditResult } from '../edit/EditResult.tsx';
import { OptionTools } from '../edit/OptionTools.tsx';
import { useEdit } from '../edit/useEdit.ts';
import { say } from '../say.ts';
import { select, useWorkbench } from '../useWorkbench.ts';
import { Sentence } from '../sentences/Sentence.tsx';
import classes from './Options.module.css';

interface OptionsProps {
  readonly opened: FormAnswer;
  readonly node: DescribedNode;
}

/** The answers of a choice with their codes; a press says why one is offered. Those that the form itself writes can be changed. */
export function Options({ opened, node }: OptionsProps) {
  const subject = useWorkbench((state) => state.subject);
  const answer = useWorkbench(({ stand }) => stand?.answers[node.path]);
  const edit = useEdit();
  const { path, options } = node;
  const isLimited = options.some(({ onlyIf }) => onlyIf !== null);
  const was = readCodes(opened, node);
  const save = async (to: readonly Pick<DescribedOption, 'value' | 'text'>[]) => {
    const coded = to.map(({ value, text }) => ({ code: value, text }));
    const done = await edit.save({ kind: 'options', form: opened.form.id, path, was: was ?? [], to: coded });
    return done !== null;
  };
  return (
    <section className={classes['options']}>
      <h2 className={classes['title']}>{say('options')}</h2>
      <table>
        <Head isLimited={isLimited} isOwn={was !== null} />
        <tbody>
          {options.map(({ value, text, onlyIf }, at) => (
            <tr key={value} data-chosen={isAnswer(answer, value) || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={classes['option']}
                  aria-current={subject === `${path}=${value}` || undefined}
                  onClick={() => select(`${path}=${value}`)}
                >
                  {text}
                </button>
              </th>
              <td className={classes['code']}>{value}</td>
              {isLimited && (
                <td>
                  <Sentence text={onlyIf ?? ''} />
                </td>
              )}
              {was !== null && (
                <td className={classes['tools']}>
                  <OptionTools options={options} at={at} onChange={(to) => void save(to)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {was !== null && (
        <AddLine
          key={path}
          name={say('option.add')}
          isBusy={edit.isBusy}
          onAdd={(text) => save([...options, { value: createName(text, 'code'), text }])}
        />
      )}
      <EditResult edit={edit} />
    </section>
  );
}

function Head({ isLimited, isOwn }: { readonly isLimited: boolean; readonly isOwn: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">{say('options.text')}</th>
        <th scope="col">{say('options.code')}</th>
        {isLimited && <th scope="col">{say('options.onlyIf')}</th>}
        {isOwn && <th scope="col">{say('options.change')}</th>}
      </tr>
    </thead>
  );
}

/** Returns the codes as the form's own file has them; null where a part, a table or a rule brings the options. */
function readCodes({ written }: FormAnswer, { path, options }: DescribedNode): readonly string[] | null {
  const codes = written[path]?.schema['enum'];
  const isOwn = Array.isArray(codes) && codes.every((code) => typeof code === 'string');
  return isOwn && codes.length === options.length && written[path]?.rules['options'] === undefined
    ? codes
    : null;
}

function isAnswer(answer: unknown, value: string): boolean {
  return typeof answer === 'number' ? String(answer) === value : answer === value;
}

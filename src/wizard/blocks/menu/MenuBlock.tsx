import { IconChevronRight } from '@tabler/icons-react';
import { listPressedPaths } from '../../../engine/index.ts';
import { useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import question from '../../../ui/choices/QuestionGroup.module.css';
import field from '../../elements/Field.module.css';
import classes from './MenuBlock.module.css';

/** A list of entries; a press on one opens its notice. */
export function MenuBlock({ state, texts }: BlockProps) {
  const { draft } = useWizard();
  const { block } = state;
  return (
    <fieldset className={field.field}>
      <legend className={question.legend}>{texts.label}</legend>
      {texts.hint !== '' && <p className={field.hint}>{texts.hint}</p>}
      <ul className={classes.items}>
        {listPressedPaths(block).map((path) => {
          const item = path.slice(block.path.length + 1);
          const remark = texts.text(`options.${item}.hint`);
          return (
            <li key={path}>
              <button
                type="button"
                className={classes.item}
                aria-haspopup="dialog"
                onClick={() => draft.dispatch({ kind: 'pressed', block: path })}
              >
                <span className={classes.words}>
                  <span className={classes.name}>{texts.option(item)}</span>
                  {remark !== '' && <span className={classes.remark}>{remark}</span>}
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

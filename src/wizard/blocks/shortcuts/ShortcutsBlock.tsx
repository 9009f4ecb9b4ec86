import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { nodeState, type Walk } from '../../../engine/index.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import type { FormTexts } from '../../texts/createFormTexts.ts';
import { summarizeField } from '../summary/summarizeStep.ts';
import quick from '../../../ui/buttons/QuickButton.module.css';
import classes from './ShortcutsBlock.module.css';

interface Shortcut {
  readonly name: string;
  readonly question: string;
  readonly route: string;
  readonly step: string;
}

/** Links to questions of this step and of later ones, by their names. A press leads to the question and focuses it. */
export function ShortcutsBlock({ state, texts: own }: BlockProps) {
  const { texts } = useWizard();
  const walk = useDraft((draft) => draft.walk);
  const { step, control } = state.block;
  const shortcuts = useMemo(() => listShortcuts(walk, control.params['to'], texts), [walk, control, texts]);
  const labelId = useId();
  if (shortcuts.length === 0) return null;
  return (
    <nav aria-labelledby={labelId} className={classes.shortcuts}>
      <p id={labelId} className={classes.label}>
        {own.label}
      </p>
      <ul className={`${quick.row} ${classes.list}`}>
        {shortcuts.map(({ name, question, route, step: target }) => (
          <li key={name}>
            <Link className={quick.quick} to={route} replace={target === step} state={{ focus: name }}>
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Lists the questions among `paths` that are shown and can be answered, in this order. */
function listShortcuts(walk: Walk, paths: unknown, texts: FormTexts): readonly Shortcut[] {
  if (!Array.isArray(paths)) return [];
  return paths.flatMap((path: unknown) => {
    const target = nodeState(walk, String(path));
    if (target?.kind !== 'field' || !target.shown || target.lock !== null) return [];
    const step = walk.wizard.steps.find(({ id }) => id === target.field.step);
    if (step === undefined) return [];
    const { name, question } = summarizeField(target, texts);
    return [{ name, question, route: step.route, step: step.id }];
  });
}

import { Checks } from './proof/Checks.tsx';
import { Outline } from './outline/Outline.tsx';
import { Preview } from './preview/Preview.tsx';
import { Selection } from './question/Selection.tsx';
import { say } from './say.ts';
import { showWords, useWorkbench } from './useWorkbench.ts';
import { WordGrid } from './words/WordGrid.tsx';
import classes from './FormPage.module.css';

/** One form: its outline, the selection with the findings, and the form itself. */
export function FormPage() {
  const opened = useWorkbench((state) => state.opened);
  const isWords = useWorkbench((state) => state.isWords);
  const refusal = useWorkbench((state) => state.refusal);
  if (opened === null)
    return (
      <p role={refusal === null ? 'status' : 'alert'} className={classes['wait']}>
        {refusal === null ? say('loading') : say('preview.nothing')}
      </p>
    );
  return (
    <div className={classes['panes']} data-words={isWords || undefined}>
      <Outline opened={opened} />
      <div className={classes['middle']}>
        <Tabs />
        {isWords ? <WordGrid opened={opened} /> : <Selection opened={opened} />}
        <Checks opened={opened} />
      </div>
      <Preview opened={opened} />
    </div>
  );
}

/** Chooses what the middle shows. */
function Tabs() {
  const isWords = useWorkbench((state) => state.isWords);
  return (
    <nav className={classes['tabs']} aria-label={say('tabs')}>
      <button type="button" aria-pressed={!isWords} onClick={() => showWords(false)}>
        {say('tab.selection')}
      </button>
      <button type="button" aria-pressed={isWords} onClick={() => showWords(true)}>
        {say('tab.words')}
      </button>
    </nav>
  );
}

import type { FormAnswer } from '../model/WorkbenchApi.ts';
import { FilesPane } from './files/FilesPane.tsx';
import { Checks } from './proof/Checks.tsx';
import { Outline } from './outline/Outline.tsx';
import { Preview } from './preview/Preview.tsx';
import { Selection } from './question/Selection.tsx';
import { TablesPane } from './tables/TablesPane.tsx';
import { say } from './say.ts';
import { panes } from '../model/address.ts';
import { RepliesPane } from './replies/RepliesPane.tsx';
import { showPane, useWorkbench } from './useWorkbench.ts';
import { ValuesPane } from './values/ValuesPane.tsx';
import { WordGrid } from './words/WordGrid.tsx';
import classes from './FormPage.module.css';

/** One form: its outline, the selection with the findings, and the form itself. */
export function FormPage() {
  const opened = useWorkbench((state) => state.opened);
  const pane = useWorkbench((state) => state.pane);
  const refusal = useWorkbench((state) => state.refusal);
  const form = useWorkbench((state) => state.form);
  if (opened === null)
    return (
      <div className={classes['wait']}>
        <p role={refusal === null ? 'status' : 'alert'}>
          {refusal === null ? say('loading') : say('preview.nothing')}
        </p>
        {refusal !== null && form !== null && <FilesPane form={form} opened={null} />}
      </div>
    );
  return (
    <div className={classes['panes']} data-pane={pane}>
      <Outline opened={opened} />
      <div className={classes['middle']}>
        <Tabs />
        <Middle opened={opened} />
        <Checks opened={opened} />
      </div>
      <Preview opened={opened} />
    </div>
  );
}

function Middle({ opened }: { readonly opened: FormAnswer }) {
  const pane = useWorkbench((state) => state.pane);
  switch (pane) {
    case 'selection':
      return <Selection opened={opened} />;
    case 'words':
      return <WordGrid opened={opened} />;
    case 'values':
      return <ValuesPane opened={opened} />;
    case 'replies':
      return <RepliesPane opened={opened} />;
    case 'tables':
      return <TablesPane opened={opened} />;
    case 'files':
      return <FilesPane form={opened.form.id} opened={opened} />;
  }
}

/** Chooses what the middle shows. */
function Tabs() {
  const shown = useWorkbench((state) => state.pane);
  return (
    <nav className={classes['tabs']} aria-label={say('tabs')}>
      {panes.map((pane) => (
        <button key={pane} type="button" aria-pressed={pane === shown} onClick={() => showPane(pane)}>
          {say(`tab.${pane}`)}
        </button>
      ))}
    </nav>
  );
}

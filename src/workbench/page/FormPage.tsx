import { Checks } from './proof/Checks.tsx';
import { Outline } from './outline/Outline.tsx';
import { Preview } from './preview/Preview.tsx';
import { Selection } from './question/Selection.tsx';
import { say } from './say.ts';
import { useWorkbench } from './useWorkbench.ts';
import classes from './FormPage.module.css';

/** One form: its outline, the selection with the findings, and the form itself. */
export function FormPage() {
  const opened = useWorkbench((state) => state.opened);
  const refusal = useWorkbench((state) => state.refusal);
  if (opened === null)
    return (
      <p role={refusal === null ? 'status' : 'alert'} className={classes['wait']}>
        {refusal === null ? say('loading') : say('preview.nothing')}
      </p>
    );
  return (
    <div className={classes['panes']}>
      <Outline opened={opened} />
      <div className={classes['middle']}>
        <Selection opened={opened} />
        <Checks form={opened.form.id} />
      </div>
      <Preview opened={opened} />
    </div>
  );
}

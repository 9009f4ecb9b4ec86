import type { DescribedNode, DescribedStep } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { Facts } from './Facts.tsx';
import { FormOverview } from './FormOverview.tsx';
import { Options } from './Options.tsx';
import { Usage } from './Usage.tsx';
import { Why } from './Why.tsx';
import { Words } from './Words.tsx';
import classes from './Selection.module.css';

/** The selected step or question: its words, why it is as it is now, and where it is used. */
export function Selection({ opened }: { readonly opened: FormAnswer }) {
  const subject = useWorkbench((state) => state.subject);
  const [path = null] = subject?.split('=') ?? [];
  const step = opened.form.steps.find(
    ({ id, nodes }) => id === path || nodes.some((node) => node.path === path),
  );
  const node = step?.nodes.find((one) => one.path === path);
  if (step === undefined) return <FormOverview opened={opened} />;
  return (
    <section className={classes['pane']} aria-labelledby="selected">
      <header className={classes['head']}>
        <p className={classes['kind']}>{node ? `${step.title} · ${sayKind(node)}` : say('step')}</p>
        <h1 id="selected" tabIndex={-1} className={classes['title']}>
          {node?.label ?? step.title}
        </h1>
        <p className={classes['path']}>{node?.path ?? step.id}</p>
      </header>
      <Why opened={opened} />
      {node ? <QuestionBody node={node} opened={opened} /> : <StepBody step={step} opened={opened} />}
    </section>
  );
}

function QuestionBody({ node, opened }: { readonly node: DescribedNode; readonly opened: FormAnswer }) {
  const { says, need, shown, locks } = node;
  return (
    <>
      <Facts
        facts={[
          [say('kind'), says],
          ...(need === '' ? [] : [[say('need'), need] as const]),
          [say('shown'), shown ?? say('shown.always')],
          ...locks.map((lock) => [say('locks'), lock] as const),
        ]}
      />
      {node.options.length > 0 && <Options node={node} />}
      <Words opened={opened} subject={node.path} />
      <Usage opened={opened} node={node} />
    </>
  );
}

function StepBody({ step, opened }: { readonly step: DescribedStep; readonly opened: FormAnswer }) {
  return (
    <>
      <Facts
        facts={[
          [say('overview.address'), step.route],
          [say('applies'), step.applies ?? say('shown.always')],
          ...step.checks.map(({ needs, text }) => [text, needs] as const),
        ]}
      />
      <Words opened={opened} subject={step.id} />
      <Usage opened={opened} step={step.id} />
    </>
  );
}

function sayKind({ kind }: DescribedNode): string {
  return say(kind === 'field' ? 'question' : kind);
}

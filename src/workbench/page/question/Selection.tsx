import type { DescribedNode, DescribedStep } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { AddWords } from '../edit/AddWords.tsx';
import { Limits } from '../edit/Limits.tsx';
import { QuestionActions } from '../edit/QuestionActions.tsx';
import { Rules } from '../edit/Rules.tsx';
import { Facts } from './Facts.tsx';
import { FormOverview } from './FormOverview.tsx';
import { Options } from './Options.tsx';
import { RowChoice } from './RowChoice.tsx';
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
  const list = node?.kind === 'list' ? node.path : (node?.list ?? null);
  if (step === undefined) return <FormOverview opened={opened} />;
  return (
    <section className={classes['pane']} aria-labelledby="selected">
      <header className={classes['head']}>
        <p className={classes['kind']}>{node ? sayPlace(step, node) : say('step')}</p>
        <h1 id="selected" tabIndex={-1} className={classes['title']}>
          {node?.label ?? step.title}
        </h1>
        <p className={classes['path']}>{node?.path ?? step.id}</p>
      </header>
      <QuestionActions opened={opened} node={node ?? null} step={step.id} />
      {list !== null && <RowChoice opened={opened} list={list} />}
      <Why opened={opened} />
      {node ? <QuestionBody node={node} opened={opened} /> : <StepBody step={step} opened={opened} />}
    </section>
  );
}

function QuestionBody({ node, opened }: { readonly node: DescribedNode; readonly opened: FormAnswer }) {
  const { kind, says, need, shown, locks } = node;
  return (
    <>
      <Facts facts={[[say('kind'), says]]} />
      <Rules
        opened={opened}
        path={node.path}
        rules={[
          { rule: 'show', name: say('rule.show'), says: shown === null ? [] : [shown] },
          ...(kind === 'field'
            ? ([
                { rule: 'optional', name: say('need'), says: need === '' ? [] : [need] },
                { rule: 'lock', name: say('rule.lock'), says: locks },
              ] as const)
            : []),
        ]}
      />
      {node.options.length > 0 && <Options opened={opened} node={node} />}
      <Limits opened={opened} path={node.path} />
      <Words opened={opened} subject={node.path} />
      {kind !== 'block' && <AddWords opened={opened} path={node.path} />}
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
          ...step.checks.map(({ needs, text }) => [text, needs] as const),
        ]}
      />
      <Rules
        opened={opened}
        path={step.id}
        rules={[{ rule: 'when', name: say('rule.when'), says: step.applies === null ? [] : [step.applies] }]}
      />
      <Words opened={opened} subject={step.id} />
      <Usage opened={opened} step={step.id} />
    </>
  );
}

/** Names where a question stands, and what it is: a question of a list with its list. */
function sayPlace({ title, nodes }: DescribedStep, { kind, list }: DescribedNode): string {
  const around = nodes.find(({ path }) => path === list)?.label;
  return [title, ...(around === undefined ? [] : [around]), say(kind === 'field' ? 'question' : kind)].join(
    ' · ',
  );
}

import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { DescribedNode } from '../../../analysis/index.ts';
import type { FlowSummary, FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { playFlow, select } from '../useWorkbench.ts';
import classes from './Usage.module.css';

interface UsageProps {
  readonly opened: FormAnswer;
  readonly node?: DescribedNode;
  /** The step, where no question is selected. */
  readonly step?: string;
}

/** How many flow tests are listed at first. */
const few = 4;

/** Where an answer is read and sent, and the flow tests that touch it, each playable up to here. */
export function Usage({ opened, node, step }: UsageProps) {
  const place =
    step ?? opened.form.steps.find(({ nodes }) => nodes.some(({ path }) => path === node?.path))?.id;
  const flows = opened.flows.filter(({ paths, steps }) =>
    node ? paths.includes(node.path) : place !== undefined && steps.includes(place),
  );
  return (
    <section className={classes['usage']}>
      <h2 className={classes['title']}>{say('used')}</h2>
      {node && node.kind !== 'block' && <AnswerUse node={node} />}
      <h3 className={classes['part']}>{say('used.tests')}</h3>
      {flows.length === 0 ? (
        <p className={classes['none']}>{say('used.tests.none')}</p>
      ) : (
        <FlowList key={`${opened.form.id} ${node?.path ?? step}`} flows={flows} until={place ?? null} />
      )}
    </section>
  );
}

function AnswerUse({ node: { readBy, sentAs } }: { readonly node: DescribedNode }) {
  return (
    <>
      <h3 className={classes['part']}>{say('used.readBy')}</h3>
      {readBy.length === 0 ? (
        <p className={classes['none']}>{say('used.readBy.none')}</p>
      ) : (
        <ul className={classes['links']}>
          {readBy.map(({ kind, name, label }) => (
            <li key={`${kind} ${name}`}>
              <button type="button" className={classes['link']} onClick={() => select(name)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3 className={classes['part']}>{say('used.sentAs')}</h3>
      {sentAs.length === 0 ? (
        <p className={classes['none']}>{say('used.sentAs.none')}</p>
      ) : (
        <ul className={classes['links']}>
          {sentAs.map(({ call, member }) => (
            <li key={`${call} ${member}`} className={classes['code']}>
              {member}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FlowList({
  flows,
  until,
}: {
  readonly flows: readonly FlowSummary[];
  readonly until: string | null;
}) {
  const [isAll, setIsAll] = useState(false);
  const listed = isAll ? flows : flows.slice(0, few);
  return (
    <ul className={classes['flows']}>
      {listed.map(({ index, name }) => (
        <li key={index}>
          <span>{name}</span>
          <button
            type="button"
            className={classes['play']}
            aria-label={say('play.named', { name })}
            onClick={() => playFlow(index, until)}
          >
            <IconPlayerPlay size={16} stroke={1.75} aria-hidden="true" />
            <span>{say('play.here')}</span>
          </button>
        </li>
      ))}
      {listed.length < flows.length && (
        <li>
          <button type="button" className={classes['link']} onClick={() => setIsAll(true)}>
            {say('play.more', { count: flows.length - listed.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

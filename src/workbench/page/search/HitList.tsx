import type { ComponentProps } from 'react';
import type { Hit, SearchAnswer } from '../../model/search.ts';
import { count, say } from '../say.ts';
import { openForm, playFlow, select } from '../useWorkbench.ts';
import classes from './Search.module.css';

/** The most hits that are listed; more are no help. */
const most = 40;
const mostOfOthers = 5;

interface HitListProps extends Omit<HitButtonProps, 'hit' | 'form'> {
  readonly hits: readonly Hit[];
  readonly others: SearchAnswer['forms'] | null;
  readonly isInForm: boolean;
  readonly words: string;
}

/** The hits of the open form, then those of other forms, each below its title. */
export function HitList({ hits, others, isInForm, words, ...rest }: HitListProps) {
  const all = hits.length + (others ?? []).reduce((sum, one) => sum + one.hits.length, 0);
  return (
    <>
      <output className={classes['count']}>
        {others === null
          ? say('search.working')
          : all === 0
            ? say('search.none', { words })
            : count('search.count', all)}
      </output>
      {isInForm && hits.length > 0 && <Hits hits={hits.slice(0, most)} form={null} {...rest} />}
      {others?.map((one) => (
        <section key={one.form} aria-label={one.title}>
          <h2 className={classes['form']}>
            <strong>{one.title}</strong> <span>{count('search.count', one.hits.length)}</span>
          </h2>
          <Hits hits={one.hits.slice(0, mostOfOthers)} form={one.form} {...rest} />
        </section>
      ))}
    </>
  );
}

function Hits({ hits, ...rest }: Omit<HitButtonProps, 'hit'> & { readonly hits: readonly Hit[] }) {
  return (
    <ul>
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.subject} ${hit.flow} ${hit.where} ${hit.label}`}>
          <HitButton hit={hit} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface HitButtonProps {
  readonly hit: Hit;
  /** Null: the form that is open. */
  readonly form: string | null;
  readonly keys: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onBlur'>;
  readonly onChoose: () => void;
}

function HitButton({ hit, form, keys, onChoose }: HitButtonProps) {
  const { kind, subject, flow, label, where } = hit;
  function choose(): void {
    if (form !== null) openForm(form);
    if (flow !== null) playFlow(flow, null);
    else if (subject !== null) select(subject);
    onChoose();
    // The list closes below the focus, which goes on to what was found.
    requestAnimationFrame(() => document.getElementById('selected')?.focus());
  }
  return (
    <button type="button" className={classes['hit']} onClick={choose} {...keys}>
      <span className={classes['kind']}>{say(`search.in.${kind}`)}</span>
      <span className={classes['found']}>{label}</span>
      <span className={classes['where']}>{where}</span>
    </button>
  );
}

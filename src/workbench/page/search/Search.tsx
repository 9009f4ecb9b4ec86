import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createSearch, type Hit } from '../../model/search.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { count, say } from '../say.ts';
import { playFlow, select } from '../useWorkbench.ts';
import classes from './Search.module.css';

/** The most hits that are listed; more are no help. */
const most = 40;

/** Finds words, questions, codes, conditions, flows and requirements of the form. Arrows move through the hits, Escape closes them. */
export function Search({ opened }: { readonly opened: FormAnswer }) {
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const find = useMemo(() => createSearch(opened.form, opened.flows), [opened]);
  const asked = useDeferredValue(words);
  const hits = useMemo(() => find(asked), [find, asked]);

  function close(): void {
    setIsOpen(false);
    input.current?.focus();
  }
  function move(step: 1 | -1): void {
    const places = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = places.findIndex((place) => place === document.activeElement);
    (places[at + step] ?? (step < 0 ? input.current : null))?.focus();
  }
  const keys = {
    onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') close();
      if (key === 'ArrowDown') move(1);
      if (key === 'ArrowUp') move(-1);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
      if (!currentTarget.closest('search')?.contains(relatedTarget)) setIsOpen(false);
    },
  };
  return (
    <search className={classes['search']}>
      <label htmlFor="search" className={classes['label']}>
        {say('search')}
      </label>
      <input
        ref={input}
        {...keys}
        id="search"
        type="search"
        className={classes['input']}
        placeholder={say('search.hint')}
        value={words}
        autoComplete="off"
        onFocus={() => setIsOpen(true)}
        onChange={({ target }) => {
          setWords(target.value);
          setIsOpen(true);
        }}
      />
      {isOpen && asked.trim() !== '' && (
        <div ref={list} className={classes['hits']}>
          <HitList hits={hits} words={asked} keys={keys} onChoose={() => setIsOpen(false)} />
        </div>
      )}
    </search>
  );
}

interface HitListProps extends Omit<HitButtonProps, 'hit'> {
  readonly hits: readonly Hit[];
  readonly words: string;
}

function HitList({ hits, words, keys, onChoose }: HitListProps) {
  return (
    <>
      <output className={classes['count']}>
        {hits.length === 0 ? say('search.none', { words }) : count('search.count', hits.length)}
      </output>
      <ul>
        {hits.slice(0, most).map((hit) => (
          <li key={`${hit.kind} ${hit.subject} ${hit.flow} ${hit.where}`}>
            <HitButton hit={hit} keys={keys} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface HitButtonProps {
  readonly hit: Hit;
  readonly keys: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onBlur'>;
  readonly onChoose: () => void;
}

function HitButton({ hit, keys, onChoose }: HitButtonProps) {
  const { kind, subject, flow, label, where } = hit;
  function choose(): void {
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

import { type FocusEvent, type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { createSearch, type Hit } from '../../model/search.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { HitList } from './HitList.tsx';
import { readAhead, useOtherForms } from './useOtherForms.ts';
import classes from './Search.module.css';

/** Finds words, questions, codes, conditions, flows and requirements, of the open form first and then of all. Arrows move through the hits, Escape closes them. */
export function Search({ opened }: { readonly opened: FormAnswer | null }) {
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const find = useMemo(() => (opened ? createSearch(opened.form, opened.flows) : findNothing), [opened]);
  const asked = useDeferredValue(words);
  const hits = useMemo(() => find(asked), [find, asked]);
  const others = useOtherForms(asked, opened?.form.id ?? null);

  const keys = createKeys(() => setIsOpen(false));
  return (
    <search className={classes['search']}>
      <label htmlFor="search" className={classes['label']}>
        {say('search')}
      </label>
      <input
        {...keys}
        id="search"
        type="search"
        className={classes['input']}
        placeholder={say('search.hint')}
        value={words}
        autoComplete="off"
        onFocus={() => {
          setIsOpen(true);
          readAhead();
        }}
        onChange={({ target }) => {
          setWords(target.value);
          setIsOpen(true);
        }}
      />
      {isOpen && asked.trim() !== '' && (
        <div className={classes['hits']}>
          <HitList
            hits={hits}
            others={others}
            isInForm={opened !== null}
            words={asked}
            keys={keys}
            onChoose={() => setIsOpen(false)}
          />
        </div>
      )}
    </search>
  );
}

/** Arrows move between the field and the hits; Escape closes them, as does leaving the search. */
function createKeys(close: () => void) {
  return {
    onKeyDown({ key, currentTarget }: KeyboardEvent): void {
      const places = [
        ...(currentTarget.closest('search')?.querySelectorAll<HTMLElement>('input, button') ?? []),
      ];
      const at = places.findIndex((place) => place === document.activeElement);
      if (key === 'ArrowDown') places[at + 1]?.focus();
      if (key === 'ArrowUp') places[at - 1]?.focus();
      if (key !== 'Escape') return;
      close();
      places[0]?.focus();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
      if (!currentTarget.closest('search')?.contains(relatedTarget)) close();
    },
  };
}

const findNothing = (): readonly Hit[] => [];

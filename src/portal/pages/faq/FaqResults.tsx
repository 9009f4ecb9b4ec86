import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FaqCategory } from '../../content/loadFaq.ts';
import { searchFaq } from '../../content/searchFaq.ts';
import { FaqQuestions } from './FaqQuestions.tsx';
import classes from './FaqPage.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Number of hits that are shown at first and added with each press (FAQ-005). */
const hitsPerLoad = 10;

interface FaqResultsProps {
  readonly categories: readonly FaqCategory[];
  readonly words: string;
}

/**
 * The results of the search. The heading has their number, and takes the focus so that screen readers announce it; it leaves the focus in
 * the search field when the visitor searches again.
 */
export function FaqResults({ categories, words }: FaqResultsProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(hitsPerLoad);
  useEffect(() => {
    const { activeElement } = document;
    const isNextSearch = activeElement instanceof HTMLInputElement && activeElement.value !== words;
    if (!isNextSearch) heading.current?.focus();
  }, [words]);
  const found = searchFaq(categories, words);
  const more = Math.min(hitsPerLoad, found.length - shown);

  return (
    <section aria-labelledby="faq-found" className={classes.questions}>
      <h2 id="faq-found" ref={heading} tabIndex={-1}>
        {t('faq:found', { count: found.length, words })}
      </h2>
      {found.length === 0 ? (
        <p>
          <span>{t('faq:found.none')}</span> <Link to="/contact">{t('faq:found.contact')}</Link>
        </p>
      ) : (
        <FaqQuestions questions={found.slice(0, shown)} words={words} />
      )}
      {more > 0 && (
        <Button variant="default" onClick={() => setShown(shown + hitsPerLoad)}>
          {t('faq:found.more', { count: more })}
        </Button>
      )}
    </section>
  );
}

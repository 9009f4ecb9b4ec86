import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import box from '../../../ui/style/TextBox.module.css';
import classes from './FaqPage.module.css';
import { searchParameter } from '../../content/faqAddress.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Longer than usual questions, and short enough for an address. */
const mostLetters = 100;

/** The search over questions and answers (FAQ-003). Without words it leads back to the topics. */
export function FaqSearch({ words }: { readonly words: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const inputId = useId();

  function search(event: FormEvent): void {
    event.preventDefault();
    const asked = typed.trim();
    if (asked === words) return;
    const query = new URLSearchParams(asked === '' ? {} : { [searchParameter]: asked });
    void navigate({ pathname: '/faq', search: query.toString() });
  }

  return (
    <search>
      <form className={classes.search} onSubmit={search}>
        <div className={classes.words}>
          <label htmlFor={inputId}>{t('faq:search.label')}</label>
          <input
            id={inputId}
            className={box['box']}
            type="search"
            maxLength={mostLetters}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}>
          {t('faq:search.action')}
        </Button>
      </form>
    </search>
  );
}

import { useSearchParams } from 'react-router-dom';
import type { FaqCategory } from '../../content/loadFaq.ts';
import { selectPage } from '../../../ui/buttons/selectPage.ts';
import { Pager } from '../../../ui/buttons/Pager.tsx';
import { FaqQuestions } from './FaqQuestions.tsx';
import classes from './FaqPage.module.css';
import { pageParameter } from '../../content/faqAddress.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** FAQ-004. */
const questionsPerPage = 7;

/** The questions of one topic, page by page. */
export function FaqTopic({ topic }: { readonly topic: FaqCategory }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const { items, page, last } = selectPage(topic.questions, questionsPerPage, search.get(pageParameter));
  const turnTo = (to: number) => () =>
    setSearch((now) => {
      now.set(pageParameter, String(to));
      return now;
    });

  return (
    <section aria-labelledby="faq-topic" className={classes.questions}>
      <h2 id="faq-topic">{topic.title}</h2>
      <FaqQuestions key={page} questions={items} />
      {last > 1 && (
        <Pager
          label={t('faq:pager', { topic: topic.title })}
          position={t('shell:pager.position', { page, last })}
          previous={{ label: t('shell:pager.previous'), onPress: page === 1 ? null : turnTo(page - 1) }}
          next={{ label: t('shell:pager.next'), onPress: page === last ? null : turnTo(page + 1) }}
        />
      )}
    </section>
  );
}

import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useServices } from '../../session/Services.ts';
import { useAnalyticsChoice } from '../../session/analyticsChoice.ts';
import classes from './AnalyticsQuestion.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Asks once per device for consent to usage statistics, if the brand has any. Each answer is one press. */
export function AnalyticsQuestion() {
  const { t } = useTexts();
  const { analytics } = useServices().brand;
  const { choice, choose } = useAnalyticsChoice();
  if (analytics === undefined || choice !== null) return null;

  return (
    <section className={classes.question} aria-labelledby="analytics-question">
      <h2 id="analytics-question" className={classes.title}>
        {t('shell:cookies.question')}
      </h2>
      <p>
        <span>{t('shell:cookies.question.text')}</span>{' '}
        <Link to="/cookies">{t('shell:cookies.question.more')}</Link>
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => choose('refused')}>
          {t('shell:cookies.question.refuse')}
        </Button>
        <Button variant="default" onClick={() => choose('allowed')}>
          {t('shell:cookies.question.allow')}
        </Button>
      </div>
    </section>
  );
}

import { IconDownload } from '@tabler/icons-react';
import classes from './AccidentChecklist.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

const steps = ['1', '2', '3', '4', '5'] as const;

/** Advice after an accident in five steps (CLI-012), on the page and as a PDF (CLI-013). */
export function AccidentChecklist() {
  const { t } = useTexts();

  return (
    <section aria-labelledby="checklist">
      <h2 id="checklist">{t('claims:info.checklist.title')}</h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3 className={classes.title}>{t(`claims:info.checklist.${step}.title`)}</h3>
            <p>{t(`claims:info.checklist.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <a className={classes.download} href={t('claims:info.checklist.address')} download>
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('claims:info.checklist.download')}</span>
      </a>
    </section>
  );
}

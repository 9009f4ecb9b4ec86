import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './ErrorMessage.module.css';
import { useFailedRequestStore } from '../../session/stores/failedRequestStore.ts';
import { PageHeading } from './PageHeading.tsx';
import { useLook } from '../../../ui/style/useLook.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The message for a page that could not be drawn (SHELL-042 to -044). The shell around it stays, and any navigation leaves it. */
export function ErrorMessage() {
  const { t } = useTexts();

  return (
    <div className={classes.error}>
      <PageHeading title={t('shell:error.title')} />
      <ErrorLines />
      <div className={classes.actions}>
        <RetryButton />
        <Button component={Link} to="/" variant="default">
          {t('shell:error.back')}
        </Button>
      </div>
    </div>
  );
}

/** Loads the page anew, because parts of the program that did not come are asked for again only then. */
export function RetryButton() {
  const { t } = useTexts();
  return <Button onClick={() => location.reload()}>{t('shell:load.retry')}</Button>;
}

/** The lines of an error page: an apology in the words of the brand, the event, and the next action. */
export function ErrorLines() {
  const { t } = useTexts();
  const { error } = useLook().tone;
  const id = useFailedRequestStore((store) => store.id);

  return (
    <div className={classes.lines}>
      <p>{error === '' ? t('shell:error.line1') : error}</p>
      <p>{t('shell:error.line2')}</p>
      <p>{t('shell:error.line3')}</p>
      <p>{t('shell:error.line4')}</p>
      {id !== null && (
        <p>
          <span>{t('shell:error.request')}</span>{' '}
          <strong className={classes.id} translate="no">
            {id}
          </strong>
        </p>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './EmptyDocuments.module.css';

/** There is nothing for this contract yet. The open folder in tints of the brand says nothing more. */
export function EmptyDocuments() {
  const { t } = useTranslation();

  return (
    <div className={classes.empty}>
      <svg className={classes.picture} viewBox="0 0 140 84" aria-hidden="true" focusable="false">
        <ellipse cx="70" cy="76" rx="66" ry="6" fill="var(--i2)" />
        <path d="M28 14h36l8 10h40v50H28z" fill="var(--i3)" />
        <path d="M22 32h96l-8 42H30z" fill="var(--i4)" />
      </svg>
      <div>
        <h2 className={classes.title}>{t('documents:empty.title')}</h2>
        <p>{t('documents:empty.text')}</p>
      </div>
    </div>
  );
}

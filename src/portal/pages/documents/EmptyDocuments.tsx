import { Picture } from '../../../ui/pictures/Picture.tsx';
import classes from './EmptyDocuments.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The notice that a contract has no documents yet. */
export function EmptyDocuments() {
  const { t } = useTexts();

  return (
    <div className={classes.empty}>
      <Picture name="empty" className={classes.picture} />
      <div>
        <h2 className={classes.title}>{t('documents:empty.title')}</h2>
        <p>{t('documents:empty.text')}</p>
      </div>
    </div>
  );
}

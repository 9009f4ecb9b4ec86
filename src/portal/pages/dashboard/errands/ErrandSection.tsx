import { IconChevronDown } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { type AccountErrands, toShortcut } from './selectErrands.ts';
import { ErrandList } from './ErrandList.tsx';
import classes from './ErrandSection.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** The errands that the customer is likely to have, and folded by topic all others, for which the page does not wait. */
export function ErrandSection({ shown, groups }: Pick<AccountErrands, 'shown' | 'groups'>) {
  const { t } = useTexts();
  const isDrawn = useDeferredValue(true, false);
  const count = shown.length + groups.reduce((sum, { errands }) => sum + errands.length, 0);
  return (
    <section className={classes.errands} aria-labelledby="errands">
      <h2 id="errands">{t('dashboard:errands.title')}</h2>
      <ErrandList shortcuts={shown} isWide labelledBy="errands" />
      {groups.length > 0 && (
        <details className={classes.others}>
          <summary>
            <span>{t('dashboard:errands.all', { count })}</span>
            <IconChevronDown size={22} stroke={1.75} aria-hidden />
          </summary>
          {isDrawn && (
            <div className={classes.groups}>
              {groups.map(({ name, errands }) => (
                <div key={name} className={classes.group}>
                  <h3 id={`errands-${name}`} className={classes.title}>
                    {t(`dashboard:errands.${name}`)}
                  </h3>
                  <ErrandList shortcuts={errands.map(toShortcut)} labelledBy={`errands-${name}`} />
                </div>
              ))}
            </div>
          )}
        </details>
      )}
    </section>
  );
}

import type { AccountErrands } from './selectErrands.ts';
import { ErrandList } from './ErrandList.tsx';
import classes from './ErrandSection.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** All errands: the frequent ones first, then the others by topic. */
export function ErrandSection({ frequent, groups }: Pick<AccountErrands, 'frequent' | 'groups'>) {
  const { t } = useTexts();
  return (
    <section className={classes.errands} aria-labelledby="errands">
      <h2 id="errands">{t('dashboard:errands.title')}</h2>
      {frequent.length > 0 && <ErrandList shortcuts={frequent} look="tiles" labelledBy="errands" />}
      <div className={classes.groups}>
        {groups.map(({ name, errands }) => (
          <div key={name} className={classes.group}>
            <h3 id={`errands-${name}`} className={classes.title}>
              {t(`dashboard:errands.${name}`)}
            </h3>
            <ErrandList
              shortcuts={errands.map((errand) => ({ kind: 'errand', errand, label: null }))}
              look="rows"
              labelledBy={`errands-${name}`}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

import { listMenuGroups } from '../../pageTable/menuGroups.ts';
import { NavigationLink } from './NavigationLink.tsx';
import classes from './NavigationList.module.css';
import { useServices } from '../../session/Services.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Every link of the menu under the name of its group, for the menu of small screens. A link that is a group alone has no second name. */
export function NavigationList({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTexts();
  const { brand } = useServices();

  return (
    <nav aria-label={t('shell:nav.label')} className={classes.nav}>
      {listMenuGroups(brand).map(({ id, label, entries }) => (
        <div key={id}>
          {entries.length > 1 && <h2 className={classes.label}>{t(label)}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink entry={entry} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { listMenuGroups, type MenuGroup } from '../../pageTable/menuGroups.ts';
import classes from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { useCurrentGroup } from './useCurrentPage.ts';
import { useDisclosure } from '../../../ui/focus/useDisclosure.ts';
import { useServices } from '../../session/Services.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The areas of the portal in a row; a group with several links shows them below its button. The current area is marked. */
export function Navigation() {
  const { t } = useTexts();
  const { brand } = useServices();

  return (
    <nav aria-label={t('shell:nav.label')} className={classes.nav}>
      <ul>
        {listMenuGroups(brand).map((group) => (
          <li key={group.id}>
            <Group group={group} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, label, entries } }: { readonly group: MenuGroup }) {
  const { t } = useTexts();
  const current = useCurrentGroup();
  const { container, button, isOpen, toggle, close } = useDisclosure();
  const panelId = useId();
  const [first, second] = entries;
  if (first === undefined) return null;

  return (
    <div ref={container} className={classes.group} data-here={current === id}>
      {second === undefined ? (
        <NavigationLink entry={first} label={label} />
      ) : (
        <>
          <button ref={button} type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
            <span>{t(label)}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </button>
          <ul id={panelId} className={classes.panel} hidden={!isOpen}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink entry={entry} onFollow={close} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

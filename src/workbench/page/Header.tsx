import { IconPlugConnected, IconPlugConnectedX, IconTools } from '@tabler/icons-react';
import { Search } from './search/Search.tsx';
import { say } from './say.ts';
import { UndoButtons } from './words/UndoButtons.tsx';
import { openForm, openReview, useWorkbench } from './useWorkbench.ts';
import classes from './Header.module.css';

/** Name, way back to the list, search, and whether the page still follows the files. */
export function Header() {
  const form = useWorkbench((state) => state.form);
  const since = useWorkbench((state) => state.since);
  const opened = useWorkbench((state) => state.opened);
  const connection = useWorkbench((state) => state.connection);
  const Icon = connection === 'off' ? IconPlugConnectedX : IconPlugConnected;
  return (
    <header className={classes['header']}>
      <span className={classes['name']}>
        <IconTools size={22} stroke={1.75} aria-hidden="true" />
        <span>{say('name')}</span>
      </span>
      <nav aria-label={say('name')}>
        <a
          href="/"
          className={classes['tab']}
          aria-current={form === null && since === null ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            openForm(null);
          }}
        >
          {say('forms')}
        </a>
        <a
          href="/?review=HEAD"
          className={classes['tab']}
          aria-current={since === null ? undefined : 'page'}
          onClick={(event) => {
            event.preventDefault();
            openReview('HEAD');
          }}
        >
          {say('review')}
        </a>
      </nav>
      <UndoButtons />
      <Search key={form ?? ''} opened={opened} />
      <output className={classes['connection']} data-state={connection}>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span>{say(`connection.${connection}`)}</span>
      </output>
    </header>
  );
}

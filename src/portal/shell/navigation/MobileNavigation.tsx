import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import classes from './MobileNavigation.module.css';
import { NavigationList } from './NavigationList.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The burger menu of small screens (SHELL-037): the navigation in a dialog. */
export function MobileNavigation() {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
        <span className={classes.word}>{t('shell:nav.open')}</span>
      </button>
      <dialog ref={dialog} className={classes.dialog} aria-label={t('shell:nav.dialog')}>
        <IconButton label={t('shell:nav.close')} onClick={close}>
          <IconX size={24} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <NavigationList onFollow={close} />
      </dialog>
    </>
  );
}

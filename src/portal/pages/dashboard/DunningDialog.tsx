import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useServices } from '../../session/Services.ts';
import { useClosedDialog } from '../../session/hooks/useClosedDialog.ts';
import { PhoneLink } from '../../../ui/texts/PhoneLink.tsx';
import box from '../../../ui/dialogs/ModalBox.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/**
 * Explains the consequences of open premiums (DASH-012). A closed dialog stays closed until the next sign-in; the message on every page
 * stays.
 */
export function DunningDialog() {
  const { t } = useTexts();
  const { phone } = useServices().brand.contact;
  const [isClosed, close] = useClosedDialog('dunning');
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isClosed) return;
    dialog.current?.showModal();
    button.current?.focus();
  }, [isClosed]);
  if (isClosed) return null;

  return (
    <dialog
      ref={dialog}
      className={`${box['box']} ${box['question']}`}
      aria-labelledby="dunning"
      onClose={close}
    >
      <h2 id="dunning">{t('dashboard:dunning.title')}</h2>
      <p>{t('dashboard:dunning.text')}</p>
      <p>{t('dashboard:dunning.claims')}</p>
      {phone !== '' && (
        <p>
          <span>{t('dashboard:dunning.call')}</span> <PhoneLink number={phone} />
        </p>
      )}
      <div className={box['choices']}>
        <Button ref={button} size="lg" onClick={() => dialog.current?.close()}>
          {t('dashboard:dunning.close')}
        </Button>
      </div>
    </dialog>
  );
}

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { StartAnswer } from '../../model/WorkbenchApi.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';
import { NewFormFields } from './NewFormFields.tsx';

/** The button that makes a form, with its dialog. */
export function NewForm({ start }: { readonly start: StartAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={edits['main']} onClick={() => setIsOpen(true)}>
        <IconPlus size={18} stroke={2} aria-hidden="true" />
        <span>{say('newForm')}</span>
      </button>
      <Dialog title={say('newForm')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NewFormFields start={start} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

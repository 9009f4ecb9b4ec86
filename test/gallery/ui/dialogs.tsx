import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../src/ui/dialogs/Dialog.tsx';
import { QuestionDialog } from '../../../src/ui/dialogs/QuestionDialog.tsx';
import type { UiStates } from './UiStates.ts';

interface OpenerProps {
  readonly label: string;
  readonly draw: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
function Opener({ label, draw }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && draw(() => setOpen(false))}
    </>
  );
}

const text = (
  <>
    <p>Wir konnten die Adresse nicht prüfen.</p>
    <p>Sie können sie trotzdem absenden.</p>
  </>
);

export const dialogs: UiStates = {
  QuestionDialog: {
    question: (
      <Opener
        label="Rückfrage zeigen"
        draw={(close) => (
          <QuestionDialog
            title="Stimmt die Adresse?"
            stay={{ label: 'Zurück', onChoose: close }}
            next={{ label: 'Trotzdem weiter', onChoose: close }}
          >
            {text}
          </QuestionDialog>
        )}
      />
    ),
    destructive: (
      <Opener
        label="Warnung zeigen"
        draw={(close) => (
          <QuestionDialog
            title="Möchten Sie den Vorgang verlassen?"
            stay={{ label: 'Zurück', onChoose: close }}
            next={{ label: 'Trotzdem weiter', onChoose: close }}
            destructive
          >
            {text}
          </QuestionDialog>
        )}
      />
    ),
    'three answers': (
      <Opener
        label="Frage zum Entwurf zeigen"
        draw={(close) => (
          <QuestionDialog
            title="Vorgang unterbrechen?"
            stay={{ label: 'Im Vorgang bleiben', onChoose: close }}
            next={{ label: 'Entwurf behalten', onChoose: close }}
            remove={{ label: 'Angaben löschen', onChoose: close }}
          >
            {text}
          </QuestionDialog>
        )}
      />
    ),
    'one answer': (
      <Opener
        label="Hinweis zeigen"
        draw={(close) => (
          <QuestionDialog title="Das geht nur am Telefon" next={{ label: 'Verstanden', onChoose: close }}>
            <p>Bitte rufen Sie uns an.</p>
          </QuestionDialog>
        )}
      />
    ),
  },
  Dialog: {
    form: (
      <Opener
        label="Formular zeigen"
        draw={(close) => (
          <Dialog title="Einwilligung" isForm onClose={close}>
            <p>Hier stehen die Fragen eines Schritts.</p>
          </Dialog>
        )}
      />
    ),
  },
};

import { useState } from 'react';
import { WizardContext } from '../../src/wizard/context/WizardContext.ts';
import { StepForm } from '../../src/wizard/theme/StepForm.tsx';
import { openShowcases } from './openShowcases.ts';
import type { Showcase } from './Exhibit.ts';
import { useTexts } from '../../src/ui/texts/useTexts.ts';

/** A list whose rows ask enough to be folded. */
export const foldedForm: readonly Showcase[] = [
  {
    name: 'foldedRows',
    exhibits: {
      people: {
        schema: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          items: {
            type: 'object',
            properties: {
              lastName: { type: 'string', maxLength: 60 },
              firstName: { type: 'string', maxLength: 60 },
              town: { type: 'string', maxLength: 60 },
            },
          },
        },
        texts: {
          legend: 'Zeuginnen und Zeugen',
          row: '{number}. Person',
          add: 'Person hinzufügen',
          remove: 'Entfernen',
          'lastName.label': 'Nachname',
          'firstName.label': 'Vorname',
          'town.label': 'Wohnort',
        },
        rows: 2,
      },
    },
  },
];

const filled = { lastName: 'Klein', firstName: 'Ida', town: 'Köln' };

/** Its first row is filled, its second is not. */
export function FoldedRows() {
  const { i18n } = useTexts();
  const [form] = useState(() =>
    openShowcases('foldedRows', foldedForm, i18n, {
      changes: Object.entries(filled).map(([name, to]) => ({ set: `foldedRows.people[1].${name}`, to })),
    }),
  );
  const [step] = form.wizard.steps;
  return step && <WizardContext value={form}>{<StepForm step={step} />}</WizardContext>;
}

import i18next, { type i18n } from 'i18next';
import { forms } from 'virtual:bench-forms';
import { derivations } from '../../../src/domain/derivations.ts';
import { readWizard, type Wizard } from '../../../src/engine/index.ts';
import { controlTypes } from '../../../src/wizard/controls/controlTypes.ts';
import type { BenchForm } from '../form/BenchForm.ts';
import { builtName, type Kind } from '../form/builtForms.ts';

const areas = import.meta.glob<Readonly<Record<string, string>>>('../../../schemas/_shared/texts/*.de.json', {
  import: 'default',
  eager: true,
});

/** Loads the texts that the portal has before a form is opened. */
export async function startTexts(own: Readonly<Record<string, string>>): Promise<i18n> {
  const shared = Object.entries(areas).map(([path, texts]) => [
    path.replace(/^.*\/|\.de\.json$/g, ''),
    texts,
  ]);
  const texts = i18next.createInstance();
  await texts.init({
    lng: 'de',
    resources: { de: { ...Object.fromEntries(shared), bench: own } },
    defaultNS: 'shared',
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
  });
  return texts;
}

/** Loads the built form now and returns a function that reads it, which the portal calls when the form is opened. */
export async function loadForm(kind: Kind, form: BenchForm): Promise<() => Wizard> {
  const name = builtName(kind, form);
  const built = await forms[name]?.();
  if (built === undefined) throw new Error(`The form ${name} was not built.`);
  return () => readWizard(built.written, { validators: built.validators, fields: controlTypes, derivations });
}

/** The facts of the form, the same on every visit. */
export const facts = { today: '2026-11-21' };

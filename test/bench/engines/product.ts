import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { validators } from 'virtual:bench-validators';
import { brandTokens, neutralBrand } from '../../../src/brand/index.ts';
import { compileWizard, type FormSource, type Wizard } from '../../../src/engine/index.ts';
import { formEnvironment } from '../../../src/portal/session/formEnvironment.ts';

const areas = import.meta.glob<Readonly<Record<string, string>>>('../../../schemas/_shared/texts/*.de.json', {
  import: 'default',
  eager: true,
});

/** The texts that the portal has ready before a form is opened. */
export async function startTexts(own: Readonly<Record<string, string>>): Promise<i18n> {
  const shared = Object.entries(areas).map(([path, texts]) => [
    path.replace(/^.*\/|\.de\.json$/g, ''),
    texts,
  ]);
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
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

export const tokens = brandTokens(neutralBrand);

export function compiled(source: FormSource): Wizard {
  const result = compileWizard(source, { validators, ...formEnvironment });
  if (result.ok) return result.wizard;
  throw new Error(
    result.problems.map((problem) => `${problem.file}${problem.pointer} ${problem.code}`).join('\n'),
  );
}

/** As the portal calls a form: the same facts on every visit. */
export const facts = { today: '2026-11-21' };

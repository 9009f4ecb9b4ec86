import i18next from 'i18next';
import type { FormWords, Given } from '../../analysis/index.ts';
import { seedAccounts } from '../../backend/seed/loadSeed.ts';
import type { LoadedBrand, Repository } from '../../definitions/disk.ts';
import { createTextSyntax, settingWords, type Wizard } from '../../engine/index.ts';
import { asRecord } from '../../plain/isRecord.ts';
import { createFormTexts } from '../../wizard/texts/createFormTexts.ts';
import { readBrandFacts } from './readBrandFacts.ts';

/** Creates the words of a form that the customer of a flow reads: those of its brand, or of its account's; of the first brand without both. */
export function createFormWords(given: Given, repository: Repository, wizard: Wizard): FormWords | null {
  const { brands } = repository;
  const id = given.brand ?? seedAccounts.get(given.account ?? '')?.brand;
  const brand = id === undefined ? brands[0] : brands.find((one) => one.id === id);
  if (brand === undefined) return null;
  const settings = { ...repository.shared.settings, ...mapValues(given.settings ?? {}) };
  if (given.settings !== undefined) return buildWords(repository, brand, wizard, settings);
  const known = wordsOfForms.get(wizard) ?? new Map<string, FormWords>();
  wordsOfForms.set(wizard, known);
  const words = known.get(brand.id) ?? buildWords(repository, brand, wizard, settings);
  known.set(brand.id, words);
  return words;
}

/** Many flow tests read the same form in the same brand. */
const wordsOfForms = new WeakMap<Wizard, Map<string, FormWords>>();

function mapValues(settings: NonNullable<Given['settings']>) {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { value }]));
}

function buildWords(
  { texts }: Repository,
  brand: LoadedBrand,
  wizard: Wizard,
  settings: Parameters<typeof settingWords>[0],
): FormWords {
  const i18n = i18next.createInstance();
  const ofBrand = Object.entries(brand.overlay?.texts ?? {});
  const resources = Object.fromEntries(
    [...texts.values()].map(({ namespace, texts: own }) => [
      namespace,
      { ...own, ...Object.fromEntries(pickArea(ofBrand, namespace)) },
    ]),
  );
  void i18n.init({
    lng: 'de',
    initAsync: false,
    resources: { de: resources },
    ...createTextSyntax(settingWords(settings)),
  });
  return createFormTexts(i18n, wizard, readCommonWords(brand, wizard));
}

/** Picks the texts of a brand that override those of an area (`"<area>:<key>"`), by their key. */
function pickArea(ofBrand: readonly (readonly [string, string])[], area: string) {
  return ofBrand
    .filter(([name]) => name.startsWith(`${area}:`))
    .map(([name, text]) => [name.slice(area.length + 1), text] as const);
}

/** Reads the words that every text of a form may name. */
function readCommonWords(brand: LoadedBrand, { definition }: Wizard): Readonly<Record<string, string>> {
  const { name, phone, email } = readBrandFacts(brand);
  const { claimsPhone, claimsEmail } = asRecord(brand.brand['contact']);
  const { thanks } = asRecord(asRecord(brand.brand['look'])['tone']);
  const isClaim = definition.contact === 'claims';
  return {
    brand: name,
    thanks: String(thanks),
    phone: isClaim ? String(claimsPhone) : phone,
    email: isClaim ? String(claimsEmail) : email,
  };
}

import type { LoadedBrand, Repository, TextCatalogue } from '../../definitions/index.ts';
import { collectParameters, sharedAreas } from './texts/checkTexts.ts';
import { isFileOfForm, isSharedFile } from './shared/filesOfForm.ts';
import type { LintForm, LintSubject } from './LintSubject.ts';
import { listNeededTexts } from './texts/needed/listNeededTexts.ts';
import { listTextFiles } from './texts/checkEachText.ts';
import { termsFile } from './texts/readTerms.ts';
import { wordsFile } from './texts/readWords.ts';
import type { LastResultCache } from './shared/createLastResultCache.ts';

/**
 * The input of a check, reduced so that its findings depend on `inputs` alone: same objects, same findings. Texts and brands are built from
 * their files only.
 */
export interface View {
  readonly name: string;
  readonly see: () => LintSubject;
  readonly inputs: readonly unknown[];
}

/** Creates the view of one form: its own files, and of shared definitions, shared texts and brands only those that the form reads. */
export function createFormView(subject: LintSubject, form: LintForm, remember: LastResultCache): View {
  const { repository, tools } = subject;
  const needed = remember(`needed ${form.id}`, [form], () => listNeededKeys(form));
  const own = repository.texts.get(form.id);
  const shared = pickSharedTexts(subject, needed);
  const brands = repository.brands.map((brand) => reduceBrandToForm(brand, form.id));
  return {
    name: `form ${form.id}`,
    see: () =>
      reduceSubject(subject, {
        file: (path) => isFileOfForm(path, form.id),
        texts: own ? [own, ...shared] : shared,
        // Texts name settings that no rule of the form reads.
        shared: { ...form.source.shared, settings: repository.shared.settings },
        brands,
        forms: [form],
      }),
    inputs: [
      form,
      repository.files.get(`schemas/${form.id}/texts.de.json`),
      repository.files.get(settings),
      // The texts of a form are also those of its parts, which stand in files of their own.
      JSON.stringify([own?.texts, shared, brands.map(({ overlay }) => overlay)]),
      tools.operations,
      tools.routes,
      tools.derivations,
    ],
  };
}

function listParametersIn(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)].join(' ');
}

/** Returns keys of texts that a form may read, with or without their area. */
function listNeededKeys(form: LintForm): readonly string[] {
  return form.wizard ? [...new Set(listNeededTexts(form, form.wizard).flatMap(({ anyOf }) => anyOf))] : [];
}

/** Picks the texts with these keys from the shared areas. A form depends only on the parameters of such a text. */
function pickSharedTexts(subject: LintSubject, keys: readonly string[]): readonly TextCatalogue[] {
  const found = new Map<TextCatalogue, Record<string, string>>();
  for (const written of keys) {
    const [area, key] = written.includes(':') ? written.split(':', 2) : [null, written];
    for (const namespace of area === null ? sharedAreas : [area ?? '']) {
      const catalogue = isOfNoForm(subject, namespace) ? subject.repository.texts.get(namespace) : undefined;
      const text = catalogue?.texts[key ?? ''];
      if (!catalogue || text === undefined || text.trim() === '') continue;
      found.set(catalogue, { ...found.get(catalogue), [key ?? '']: listParametersIn(text) || written });
    }
  }
  return [...found].map(([catalogue, texts]) => ({ ...catalogue, texts }));
}

/** Reduces a brand to the texts of one form. */
function reduceBrandToForm(brand: LoadedBrand, form: string): LoadedBrand {
  if (!brand.overlay) return brand;
  const texts = Object.entries(brand.overlay.texts).filter(([key]) => key.startsWith(`${form}:`));
  return { ...brand, overlay: { file: brand.overlay.file, texts: Object.fromEntries(texts) } };
}

/** Creates the view of shared definitions and brands, without forms. */
export function createSharedView(subject: LintSubject): View {
  const { repository } = subject;
  const isSeen = (path: string) => isSharedFile(path) || /^(?:brands|src)\//.test(path);
  return {
    name: 'shared',
    see: () =>
      reduceSubject(subject, {
        file: isSeen,
        texts: [...repository.texts.values()].filter(({ namespace }) => isOfNoForm(subject, namespace)),
        shared: repository.shared,
        brands: repository.brands,
        forms: [],
      }),
    inputs: [...repository.files].flatMap(([path, file]) => (isSeen(path) ? [file] : [])),
  };
}

/** Creates the view of the texts of one form or area, with the files about words. */
export function createTextsView(subject: LintSubject, catalogue: TextCatalogue): View {
  const { repository, tools } = subject;
  const { files, shared } = repository;
  return {
    name: `texts ${catalogue.namespace}`,
    see: () =>
      reduceSubject(subject, {
        file: (path) => wordFiles.includes(path),
        texts: [catalogue],
        shared,
        brands: [],
        forms: [],
      }),
    inputs: [
      JSON.stringify(catalogue.texts),
      ...[catalogue.file, settings, ...wordFiles].map((file) => files.get(file)),
      tools.misspelled,
    ],
  };
}

/** Creates the view of the texts of one brand, with the files about words. */
export function createOverlayView(subject: LintSubject, brand: LoadedBrand): View {
  const { repository, tools } = subject;
  const { files, shared } = repository;
  return {
    name: `overlay ${brand.id}`,
    see: () =>
      reduceSubject(subject, {
        file: (path) => wordFiles.includes(path),
        texts: [],
        shared,
        brands: [brand],
        forms: [],
      }),
    inputs: [
      ...[brand.file, brand.overlay?.file ?? '', settings, ...wordFiles].map((file) => files.get(file)),
      tools.misspelled,
    ],
  };
}

/** Creates the view of the flow tests of one form, with the compiled form. */
export function createFlowsView(subject: LintSubject, form: LintForm): View {
  const { repository, tools } = subject;
  const files = (tools.flows?.files ?? []).filter(({ flow }) => flow.form === form.id);
  return {
    name: `flows ${form.id}`,
    see: () => ({
      repository,
      forms: [form],
      tools: { ...tools, flows: { files, mistakes: [], exceptions: [] } },
    }),
    inputs: [form, ...files],
  };
}

/** Creates the view of all forms and shared definitions, for unused ones. Of a text only its key and the parameters in braces count. */
export function createUsesView(subject: LintSubject): View {
  const { repository, forms, tools } = subject;
  const keys = listTextFiles(repository)
    .flatMap(({ texts }) => Object.keys(texts))
    .join(' ');
  const named = [...collectParameters(repository)].toSorted().join(' ');
  return {
    name: 'uses',
    see: () => subject,
    inputs: [repository.shared, repository.files.get(termsFile), tools.namesInCode, named, keys, ...forms],
  };
}

interface VisibleParts extends Pick<Repository, 'shared' | 'brands'> {
  readonly file: (path: string) => boolean;
  readonly texts: readonly TextCatalogue[];
  readonly forms: readonly LintForm[];
}

function reduceSubject(
  { repository, tools }: LintSubject,
  { file, texts, shared, brands, forms }: VisibleParts,
): LintSubject {
  return {
    repository: {
      ...repository,
      files: new Map([...repository.files].filter(([path]) => file(path))),
      texts: new Map(texts.map((one) => [one.namespace, one])),
      shared,
      brands,
      forms,
      exceptions: [],
      problems: [],
    },
    forms,
    tools: { ...tools, flows: null },
  };
}

/** Files about words that checks of a text read. */
const wordFiles = [wordsFile, termsFile];
const settings = 'rules/_shared/settings.json';

function isOfNoForm({ repository }: LintSubject, area: string): boolean {
  return !repository.files.has(`schemas/${area}/texts.de.json`);
}

import type { LoadedBrand, Repository, TextCatalogue } from '../../definitions/index.ts';
import { belongsTo, isShared } from './filesOfForm.ts';
import type { LintForm, LintSubject } from './LintSubject.ts';

/**
 * What a check gets to see, cut down so that its findings hang on `inputs` alone: same objects, same findings. Texts and brands are
 * made of nothing but their files.
 */
export interface View {
  readonly name: string;
  readonly subject: LintSubject;
  readonly inputs: readonly unknown[];
}

/** One form with its own files and texts and what all share; other forms, brands and flows are not in sight. */
export function viewOfForm(subject: LintSubject, form: LintForm): View {
  const { operations, routes, derivations } = subject.tools;
  return viewOf(subject, `form ${form.id}`, [operations, routes, derivations], {
    file: (path) => belongsTo(path, form.id) || isShared(path),
    texts: (area) => area === form.id || isOfNoForm(subject, area),
    brands: [],
    forms: [form],
  });
}

/** What belongs to no form: shared definitions and what brands say. */
export function viewOfShared(subject: LintSubject): View {
  return viewOf(subject, 'shared', [], {
    file: (path) => isShared(path) || path.startsWith('brands/'),
    texts: (area) => isOfNoForm(subject, area),
    brands: subject.repository.brands,
    forms: [],
  });
}

/** The texts of one form or area with the words the house has for things. */
export function viewOfTexts(subject: LintSubject, { namespace, file }: TextCatalogue): View {
  return viewOf(subject, `texts ${namespace}`, [], {
    file: (path) => path === file || holdsWording(path),
    texts: (area) => area === namespace,
    brands: [],
    forms: [],
  });
}

/** The texts of one brand, the same way. */
export function viewOfOverlay(subject: LintSubject, brand: LoadedBrand): View {
  return viewOf(subject, `overlay ${brand.id}`, [], {
    file: (path) => path === brand.file || path === brand.overlay?.file || holdsWording(path),
    texts: () => false,
    brands: [brand],
    forms: [],
  });
}

/** The flow tests of one form beside what it compiles to. */
export function viewOfFlows(subject: LintSubject, form: LintForm): View {
  const { repository, tools } = subject;
  const files = (tools.flows?.files ?? []).filter(({ flow }) => flow.form === form.id);
  return {
    name: `flows ${form.id}`,
    subject: {
      repository,
      forms: [form],
      tools: { ...tools, flows: { files, mistakes: [], exceptions: [] } },
    },
    inputs: [form, ...files],
  };
}

/** All forms and what they share: who uses what. Texts are not in sight. */
export function viewOfUses(subject: LintSubject): View {
  const { repository, forms, tools } = subject;
  return { name: 'uses', subject, inputs: [repository.shared, tools.namesInCode, ...forms] };
}

interface InSight {
  readonly file: (path: string) => boolean;
  readonly texts: (area: string) => boolean;
  readonly brands: Repository['brands'];
  readonly forms: readonly LintForm[];
}

function viewOf(
  { repository, tools }: LintSubject,
  name: string,
  more: readonly unknown[],
  { file, texts, brands, forms }: InSight,
): View {
  const seen = {
    ...repository,
    files: new Map([...repository.files].filter(([path]) => file(path))),
    texts: new Map([...repository.texts].filter(([area]) => texts(area))),
    brands,
    forms,
    exceptions: [],
    problems: [],
  };
  return {
    name,
    subject: { repository: seen, forms, tools: { ...tools, flows: null } },
    inputs: [...seen.files.values(), ...forms, ...more],
  };
}

function holdsWording(path: string): boolean {
  return path === 'rules/_shared/wording.json';
}

function isOfNoForm({ repository }: LintSubject, area: string): boolean {
  return !repository.files.has(`schemas/${area}/texts.de.json`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../brand/index.ts';
import { type Compile, mountedForms, readForms } from '../../definitions/disk.ts';
import { getPageCalls } from '../../portal/pageTable/getPageCalls.ts';
import { pagesWithoutForm } from '../../portal/pageTable/pagesWithoutForm.ts';
import { listMountedPages } from '../../portal/pageTable/listMountedPages.ts';
import type { Page } from '../../portal/pageTable/Page.ts';
import { type BuiltPage, type BuiltPages, pagesFile } from '../BuiltPages.ts';
import { indexBundle, type BundleFiles } from './indexBundle.ts';

/** Returns the texts of a namespace by key. */
type Words = (namespace: string) => Readonly<Record<string, string>>;

/** Parts of modules that `delivery` may not import. */
export interface PagesParts {
  readonly loadBrands: () => readonly Brand[];
  readonly compile: Compile;
}

/** Writes the list of pages for the server: the title of each, its files and its calls. */
export function createPagesPlugin(parts: PagesParts): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name === 'ssr') return;
        const { root } = this.environment.config;
        const findLazyFiles = (file: string) =>
          this.getModuleInfo(join(root, file))?.dynamicallyImportedIds ?? [];
        const source = JSON.stringify(
          listPages({ ...parts, root, files: indexBundle(bundle), findLazyFiles }),
        );
        this.emitFile({ type: 'asset', fileName: pagesFile, source });
      },
    },
  };
}

interface Build extends PagesParts {
  readonly root: string;
  readonly files: BundleFiles;
  /** Returns the files that a source imports dynamically. */
  readonly findLazyFiles: (file: string) => readonly string[];
}

function listPages({ root, files, findLazyFiles, loadBrands, compile }: Build): BuiltPages {
  const repository = readForms(root);
  const forms = mountedForms(repository);
  const compiled = new Map(forms.map(({ id }) => [id, compile(repository, id)]));
  const formOf = (id: string) => compiled.get(id) ?? null;
  const words: Words = (namespace) =>
    repository.texts.get(namespace)?.texts ??
    (JSON.parse(readFileSync(join(root, `schemas/_shared/texts/${namespace}.de.json`), 'utf8')) as Readonly<
      Record<string, string>
    >);
  const steps = forms.flatMap((form) =>
    form.steps.map(({ id, route }) => ({
      path: route,
      title: readPageTitle(`${form.id}:${id}.title`, words),
    })),
  );
  const pages = [...pagesWithoutForm, ...listMountedPages(forms)].flatMap((page): readonly BuiltPage[] => {
    const load = {
      ...files.loadedWith([
        ...listPageModules(page),
        ...listFirstStepViews(page.content, formOf, findLazyFiles),
      ]),
      calls: getPageCalls(page.content, (id) => formOf(id)?.definition.draft === 'account'),
    };
    const own = steps
      .filter(({ path }) => matchesPage(page.path, path))
      .map((step) => ({ ...step, ...load }));
    const title = page.title === null ? null : readPageTitle(page.title, words);
    return page.title === null
      ? [...own, { path: page.path, title, ...load }]
      : [{ path: page.path, title, ...load }];
  });
  return {
    program: files.modulesOfAll,
    styles: files.stylesOfAll,
    font: files.asset('source-sans-3-latin-wght-normal.woff2'),
    logos: Object.fromEntries(
      loadBrands().map(({ id, logo }) => [
        id,
        {
          light: files.asset(`brands/${id}/${logo.light}`),
          dark: files.asset(`brands/${id}/${logo.dark}`),
          mark: files.asset(`brands/${id}/${logo.mark}`),
        },
      ]),
    ),
    signIn: files.loadedWith(['src/portal/auth/buildOpenIdSession.ts']).modules,
    pages,
    formSteps: forms.flatMap((form) => form.steps.map(({ id }) => `${form.id}/${id}`)),
  };
}

/** Lists the modules that the router loads for a page. */
function listPageModules({ content, texts }: Page): readonly string[] {
  return [...listPageCode(content), ...texts.map((name) => `schemas/_shared/texts/${name}.de.json`)];
}

function listPageCode(content: Page['content']): readonly string[] {
  switch (content.kind) {
    case 'view':
      return [toPageFile(content.view)];
    case 'legal':
      return [toPageFile('legal')];
    case 'area':
      return [toPageFile(content.area), `virtual:form/${content.form}`];
    case 'form':
      return ['src/portal/pages/form/FormView.tsx', `virtual:form/${content.form}`];
  }
}

/** Lists the views of blocks and controls in the first step of a page's form; those of later steps are loaded once that step is shown. */
function listFirstStepViews(
  content: Page['content'],
  formOf: (id: string) => ReturnType<Compile>,
  findLazyFiles: Build['findLazyFiles'],
): readonly string[] {
  const form = 'form' in content ? formOf(content.form) : null;
  const [first] = form?.steps ?? [];
  const groups = Object.values(first?.schema.properties ?? {});
  const looks = groups.some((group) => group['x-look'] !== undefined)
    ? findLazyFiles('src/wizard/fields/groups/shownParts.ts')
    : [];
  const files = (form?.nodes ?? [])
    .filter(({ step }) => step === first?.id)
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => {
      if (node.kind === 'block') return [fileOfBlock(node.control.kind)];
      if (node.kind !== 'field') return [];
      const view = findLazyFiles(`src/wizard/controls/${node.control.kind}/view.ts`);
      return node.ask === null
        ? view
        : [...view, ...findLazyFiles('src/wizard/fields/question/editQuestion.ts')];
    });
  return [...new Set([...files, ...looks])];
}

function fileOfBlock(name: string): string {
  return `/blocks/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Block.tsx`;
}

/** Returns the file of a page, which has its name. */
function toPageFile(name: string): string {
  return `/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
}

function readPageTitle(key: string, words: Words): BuiltPage['title'] {
  const [namespace = '', name = ''] = key.split(':');
  const text = words(namespace)[name];
  return text === undefined || text.includes('{') ? null : { key, text };
}

/** Returns true when the address of a step belongs to a page. */
function matchesPage(page: string, step: string): boolean {
  return page === step || (page.endsWith('*') && step.startsWith(page.slice(0, -1)));
}

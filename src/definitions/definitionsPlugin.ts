import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Problem, Wizard } from '../engine/index.ts';
import { toJavaScript } from './toJavaScript.ts';
import { writeFormCode } from './writeFormCode.ts';
import { say } from './messages/messages.ts';
import { locate } from './locate.ts';
import { listMountedForms } from './listMountedForms.ts';
import { isDefinitionFile, readForms } from './readForms.ts';
import type { LoadedForm, Repository } from './Repository.ts';

/** Finds mistakes in definitions; an error stops a build and covers the page in development. */
type Check = (repository: Repository) => readonly Problem[];

/** Compiles a form; null when it has mistakes. */
export type Compile = (repository: Repository, id: string) => Wizard | null;

interface DefinitionTools {
  readonly check: Check;
  readonly compile: Compile;
}

const formsId = 'virtual:forms';
const formPrefix = 'virtual:form/';
/** Milliseconds between an edit and the check of all forms. */
const checkDelay = 1000;
/** Path of a file that concerns one form only. All pages know the shared files and the places of forms in the portal (`wizard.json`). */
const formFile = /^(?:schemas\/(?!_)[^/]+\/(?!wizard\.json$)|rules\/(?!_)).*$/;
/** Ids end in `.js`, because the development server otherwise leaves their bare imports alone. */
const toModuleId = (id: string) => `\0${id}.js`;

/**
 * Serves the definitions to the browser: one module and chunk per form, with the compiled form, its texts and its validators as code. The
 * browser compiles nothing.
 */
export function definitionsPlugin({ check, compile }: DefinitionTools): Plugin {
  let root = process.cwd();
  let building = false;
  let last: Repository | undefined;
  let checking: ReturnType<typeof setTimeout> | undefined;

  function readDefinitions(): Repository {
    last = readForms(root, last);
    return last;
  }

  function describeErrors(repository: Repository): string | null {
    const problems = check(repository);
    return problems.length === 0
      ? null
      : problems.map((problem) => formatProblem(repository, problem)).join('\n');
  }

  return {
    name: 'definitions',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    buildStart() {
      if (!building || this.environment.name === 'ssr') return;
      const text = describeErrors(readDefinitions());
      if (text !== null) this.error(say('broken-definitions', { lines: text }));
    },
    resolveId(id) {
      return id === formsId || id.startsWith(formPrefix) ? toModuleId(id) : null;
    },
    load(id) {
      if (!id.startsWith('\0virtual:form')) return null;
      const name = id.slice(1, -'.js'.length);
      const repository = readDefinitions();
      if (name === formsId) return formsModule(repository);
      const form = repository.forms.find((candidate) => `${formPrefix}${candidate.id}` === name);
      const wizard = form === undefined ? null : compile(repository, form.id);
      if (!form || !wizard)
        return this.error(
          describeErrors(repository) ?? say('no-form', { id: name.slice(formPrefix.length) }),
        );
      return formModule(form, wizard, repository) + (building ? '' : formReplacement(form.id));
    },
    configureServer(server) {
      server.watcher.on('all', (_, path) => {
        const file = relative(root, path).replaceAll('\\', '/');
        if (!isDefinitionFile(file)) return;
        if (formFile.test(file)) replaceForms(server);
        else server.ws.send({ type: 'full-reload' });
        // The page comes first: checking all forms takes longer.
        clearTimeout(checking);
        checking = setTimeout(() => showMistakes(server, describeErrors(readDefinitions())), checkDelay);
      });
    },
  };
}

function formsModule(repository: Repository): string {
  const entries = repository.forms.map(
    ({ id }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(formPrefix + id)}),`,
  );
  return `export const forms = {\n${entries.join('\n')}\n};
export const mountedForms = ${toJavaScript(listMountedForms(repository))};`;
}

function formModule(form: LoadedForm, wizard: Wizard, repository: Repository): string {
  return `${writeFormCode(form.source, wizard)}export const texts = ${toJavaScript(repository.texts.get(form.id)?.texts ?? {})};
`;
}

/** Code of a form's module in the development server: tells the portal (`openForm.ts`) of the next version of the form. */
function formReplacement(id: string): string {
  return `if (import.meta.hot) import.meta.hot.accept((form) => {
  if (form) dispatchEvent(new CustomEvent('form-edited', { detail: { id: ${JSON.stringify(id)}, form } }));
});
`;
}

/** Sends the open forms anew. Their answers stay: a step that no longer exists leads to the last one that can be reached. */
function replaceForms({ environments: { client } }: ViteDevServer): void {
  for (const [id, module] of client.moduleGraph.idToModuleMap)
    if (id.startsWith(`\0${formPrefix}`)) void client.reloadModule(module);
}

function showMistakes(server: ViteDevServer, mistakes: string | null): void {
  if (mistakes !== null) server.ws.send({ type: 'error', err: { message: mistakes, stack: '' } });
}

function formatProblem(repository: Repository, problem: Problem): string {
  const { line, column } = locate(repository, problem);
  const hint = problem.hint === undefined ? '' : ` (${problem.hint})`;
  return `${problem.file}:${line}:${column} ${problem.code}: ${problem.message}${hint}`;
}

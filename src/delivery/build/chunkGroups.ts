import type { Plugin } from 'vite';
import { createModuleWalk } from './createModuleWalk.ts';

/** Pages with a file of their own, and the sources the browser loads when one of them is opened. Paths are relative to the repository. */
const entryPages = {
  start: [
    'src/portal/pages/dashboard/DashboardPage.tsx',
    'src/portal/forms/askForLists.ts',
    'schemas/_shared/texts/dashboard.de.json',
    'schemas/_shared/texts/magazine.de.json',
  ],
  form: [
    'src/portal/pages/form/FormView.tsx',
    'src/portal/forms/prepareForm.ts',
    'src/wizard/blocks/emergency/EmergencyBlock.tsx',
    'src/wizard/blocks/note/NoteBlock.tsx',
    'src/wizard/blocks/value/ValueBlock.tsx',
    'schemas/_shared/texts/shared.de.json',
    'schemas/_shared/texts/wizard.de.json',
    'schemas/_shared/texts/controls.de.json',
  ],
};
/** All pages are loaded by this file. */
const allPages = 'src/portal/pages/views.ts';

/**
 * Groups the modules of the program, of the start page and of forms into a few files, where the bundler would make dozens. Modules that the
 * start page shares with other pages belong to the program; modules that forms share with other pages get a file of their own.
 */
export function createChunkGroups() {
  const groups = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    async buildEnd() {
      if (this.environment.name === 'ssr') return;
      const { root } = this.environment.config;
      const load = createModuleWalk(this);
      const loadPage = (files: readonly string[]) => load(files.map((file) => `${root}/${file}`));
      const [program, start, form] = await Promise.all([
        loadPage(['src/main.tsx']),
        loadPage(entryPages.start),
        loadPage(entryPages.form),
      ]);
      const pages = await Promise.all(
        (this.getModuleInfo(`${root}/${allPages}`)?.dynamicallyImportedIds ?? []).map((id) => load([id])),
      );
      const isForm = (page: ReadonlySet<string>) => page.has(`${root}/src/wizard/WizardRunner.tsx`);
      const isStart = (page: ReadonlySet<string>) => page.has(`${root}/${entryPages.start[0]}`);
      const others = new Set(
        pages.filter((page) => !isForm(page) && !isStart(page)).flatMap((page) => [...page]),
      );
      groups.clear();
      for (const id of form) groups.set(id, others.has(id) ? 'shared' : 'form');
      for (const id of start) groups.set(id, others.has(id) || form.has(id) ? 'program' : 'start');
      for (const id of program) groups.set(id, groupOfProgram(id));
    },
  };
  return {
    plugin,
    groups: [{ name: (id: string) => groups.get(id) ?? null, includeDependenciesRecursively: false }],
  };
}

/** React has a file of its own, which runs first. */
function groupOfProgram(id: string): string {
  if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
  return /\/node_modules\/(?!.*\.css$)/.test(id) ? 'libraries' : 'program';
}

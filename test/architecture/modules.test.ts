import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ModuleRow, modules } from './modules.ts';
import { type Import, internal, moduleOf, sources } from './sources.ts';

describe('the table of modules', () => {
  it('has a row for each module, and names places that exist', () => {
    const places = Object.entries(modules).flatMap(([name, { imports, entryFiles = [], parts = {} }]) => [
      name,
      ...imports,
      ...entryFiles,
      ...Object.values(parts).flat(),
    ]);

    expect(Object.keys(modules).toSorted()).toEqual(
      [...new Set(sources.map(({ path }) => moduleOf(path)))].toSorted(),
    );
    expect(places.filter((place) => !existsSync(join('src', place)))).toEqual([]);
  });

  it.each(Object.entries(modules))('%s has a layer for each of its folders', (module, { layers = [] }) => {
    const folders = module.includes('.')
      ? []
      : readdirSync(join('src', module), { withFileTypes: true }).filter((entry) => entry.isDirectory());

    // A single folder has no other folder above or below itself.
    const missing = folders.map(({ name }) => name).filter((name) => !layers.flat().includes(name));
    expect(folders.length > 1 ? missing : []).toEqual([]);
  });
});

describe('directions', () => {
  it('modules import only what stands in their row', () => {
    const wrong = internal.filter(({ path, target, isType }) => {
      const [from, to] = [moduleOf(path), moduleOf(target)];
      if (from === to || target.startsWith('..')) return false;
      const { imports, typesOnly = [], parts = {} } = modules[from] ?? noRow;
      if (typesOnly.includes(to) && !isType) return true;
      const open = parts[to];
      if (open !== undefined && !open.some((place) => target.startsWith(place))) return true;
      return !imports.includes(to);
    });

    expect(wrong.map(formatArrow)).toEqual([]);
  });

  it.each(Object.entries(modules))('%s: a layer imports only layers below it', (module, { layers = [] }) => {
    const rank = (path: string): number =>
      layers.findIndex((names) => names.includes(path.split('/')[1] ?? ''));
    const wrong = internal.filter(({ path, target }) => {
      if (moduleOf(path) !== module || moduleOf(target) !== module) return false;
      if (path.split('/')[1] === target.split('/')[1] || rank(path) === -1) return false;
      return rank(target) >= rank(path);
    });

    expect(wrong.map(formatArrow)).toEqual([]);
  });

  it('one area of pages never imports another', () => {
    const area = (path: string): string | undefined => /^portal\/pages\/([^/]+)\//.exec(path)?.[1];
    const wrong = internal.filter(
      ({ path, target }) =>
        area(path) !== undefined && area(target) !== undefined && area(path) !== area(target),
    );

    expect(wrong.map(formatArrow)).toEqual([]);
  });

  it('modules with entry files are imported through them', () => {
    const wrong = internal.filter(({ path, target }) => {
      const entryFiles = modules[moduleOf(target)]?.entryFiles;
      return (
        moduleOf(path) !== moduleOf(target) &&
        entryFiles?.includes(target) === false &&
        !isOpenPart(path, target)
      );
    });

    expect(wrong.map(formatArrow)).toEqual([]);
  });

  it('pass on exports of other files only in an entry file', () => {
    const passing = sources.filter(
      ({ path, code }) => !isEntryFile(path) && /\bexport\s[^;]*?\bfrom\s*['"]/.test(code),
    );

    expect(passing.map(({ path }) => path)).toEqual([]);
  });
});

it('browsers never load what only tools say', () => {
  const ever = loadedWith('main.tsx', () => true);

  expect(ever).toContain('engine/messages/messages.de.json');
  expect(ever).not.toContain('engine/messages/operators.de.json');
});

it('browsers of customers never load the workbench', () => {
  const ever = loadedWith('main.tsx', () => true);

  expect([...ever].filter((path) => path.startsWith('workbench/'))).toEqual([]);
});

it('browsers never load TypeBox', () => {
  const ever = loadedWith('main.tsx', () => true);

  expect(ever.size).toBeGreaterThan(100);
  expect(
    sources.filter(({ path, imports }) => ever.has(path) && imports.some(isTypeBox)).map(({ path }) => path),
  ).toEqual([]);
});

const noRow: ModuleRow = { imports: [] };

/** Whether a row opens a folder of another module to this file. */
function isOpenPart(path: string, target: string): boolean {
  return (
    modules[moduleOf(path)]?.parts?.[moduleOf(target)]?.some((place) => target.startsWith(place)) ?? false
  );
}

function isEntryFile(path: string): boolean {
  return path.endsWith('/index.ts') || (modules[moduleOf(path)]?.entryFiles?.includes(path) ?? false);
}

function formatArrow({ path, target }: { readonly path: string; readonly target: string }): string {
  return `${path} -> ${target}`;
}

function isTypeBox({ from, isType }: Import): boolean {
  return !isType && from.startsWith('@sinclair/typebox');
}

/** The files that run when one of them does. */
function loadedWith(from: string, follows: (one: Import) => boolean): ReadonlySet<string> {
  const loaded = new Set([from]);
  for (const path of loaded) {
    for (const one of internal) {
      if (one.path === path && !one.isType && follows(one)) loaded.add(one.target);
    }
  }
  return loaded;
}

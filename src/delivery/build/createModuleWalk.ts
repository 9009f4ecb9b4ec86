import { parseAst, type Rolldown } from 'vite';

type Build = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'resolve'>;

/** An import or export statement of ESTree; every other statement has none of the optional members. */
interface Statement {
  readonly type: string;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly source?: { readonly value: string } | null;
  readonly declaration?: unknown;
  readonly exported?: Name | null;
  readonly specifiers?: readonly ({ readonly type: string; readonly local: Name } & Readonly<
    Partial<Record<'imported' | 'exported', Name>>
  >)[];
}
type Name = { readonly name?: string; readonly value?: unknown };

/** A name that a module imports from another: there and here. `*` stands for all names. */
interface ImportBinding {
  /** Empty where the module exports a name that it has. */
  readonly source: string;
  readonly there: string;
  readonly here: string;
}

/** Finds the modules that a browser loads with these. */
export type ModuleWalk = (entries: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Creates the walk for one build, which reads each module once. Of a module that only passes on exports of others (`index.ts`, an icon
 * library), the walk follows the asked names alone: the bundler leaves out the rest.
 */
export function createModuleWalk(build: Build): ModuleWalk {
  const statementsOf = memoize((id) => parseModule(id, build));
  const targetsOf = memoize((id) => memoize((source) => build.resolve(source, id)));
  return async (entries) => {
    const asked = new Set<string>();
    const loaded = new Set<string>();
    const waiting = entries.map((id) => ({ id, name: '*' }));
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { id, name } = next;
      if (asked.has(`${id} ${name}`)) continue;
      asked.add(`${id} ${name}`);
      loaded.add(id);
      for (const { source, there } of selectBindings(statementsOf(id), name)) {
        const target = await targetsOf(id)(source);
        if (target !== null && !target.external) waiting.push({ id: target.id, name: there });
      }
    }
    return loaded;
  };
}

function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (key) => {
    const { result } = results.get(key) ?? { result: compute(key) };
    results.set(key, { result });
    return result;
  };
}

interface ParsedModule {
  readonly bindings: readonly ImportBinding[];
  /** The module has no code of its own. */
  readonly isPassedOn: boolean;
}

function parseModule(id: string, build: Build): ParsedModule {
  const info = build.getModuleInfo(id);
  if (info?.code == null || /\.css(?:$|\?)/.test(id)) return { bindings: [], isPassedOn: false };
  const lang = /\.tsx?$/.test(id) ? 'tsx' : 'js';
  const body = parseAst(info.code, { lang }).body as readonly Statement[];
  const bindings = body.flatMap(bindingsOf);
  if (bindings.some(({ source }) => source !== '')) return { bindings, isPassedOn: body.every(isPassedOn) };
  const all = info.importedIds.map((source) => ({ source, there: '*', here: '*' }));
  return { bindings: all, isPassedOn: false };
}

/** Selects what a module has to import for one of its exports. */
function selectBindings({ bindings, isPassedOn }: ParsedModule, name: string): readonly ImportBinding[] {
  const imported = bindings.filter(({ source }) => source !== '');
  if (name === '*' || !isPassedOn) return imported;
  const local = bindings.find(({ source, here }) => source === '' && here === name)?.there ?? name;
  const exact = imported.filter(({ here }) => here === local);
  const all = imported.filter(({ here }) => here === '*').map((one) => ({ ...one, there: name }));
  return exact.length > 0 ? exact : all;
}

function isPassedOn({ type, declaration, specifiers = [] }: Statement): boolean {
  if (type === 'ImportDeclaration') return specifiers.length > 0;
  return /^Export(?:All|Named)Declaration$/.test(type) && declaration == null;
}

function bindingsOf(statement: Statement): readonly ImportBinding[] {
  const { type, importKind, exportKind, exported, specifiers = [] } = statement;
  const source = statement.source?.value ?? '';
  if (importKind === 'type' || exportKind === 'type') return [];
  if (type === 'ExportAllDeclaration')
    return [{ source, there: '*', here: exported ? nameOf(exported) : '*' }];
  if (type === 'ImportDeclaration' && specifiers.length === 0) return [{ source, there: '*', here: '*' }];
  const kinds: Readonly<Record<string, string>> = {
    ImportDefaultSpecifier: 'default',
    ImportNamespaceSpecifier: '*',
  };
  return specifiers.map((one) => ({
    source,
    there: kinds[one.type] ?? nameOf(one.imported ?? one.local),
    here: nameOf(one.exported ?? one.local),
  }));
}

const nameOf = ({ name, value }: Name): string => name ?? String(value);

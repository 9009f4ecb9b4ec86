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

/** A name that a module takes from another: what it is called there and here. `*` is every name. */
interface ImportBinding {
  /** Empty where the module exports a name that it has. */
  readonly source: string;
  readonly there: string;
  readonly here: string;
}

/**
 * The modules that a browser loads with these. Of a module that only passes on exports of others (`index.ts`, an icon library), the walk
 * follows the asked names alone: the bundler leaves out the rest.
 */
export async function loadedModules(entries: readonly string[], build: Build): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  const loaded = new Set<string>();
  const waiting = entries.map((id) => ({ id, name: '*' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, name } = next;
    if (asked.has(`${id} ${name}`)) continue;
    asked.add(`${id} ${name}`);
    loaded.add(id);
    for (const { source, there } of neededBindings(id, name, build)) {
      const target = await build.resolve(source, id);
      if (target !== null && !target.external) waiting.push({ id: target.id, name: there });
    }
  }
  return loaded;
}

/** What a module has to import for one of its exports. */
function neededBindings(id: string, name: string, build: Build): readonly ImportBinding[] {
  const info = build.getModuleInfo(id);
  if (info?.code == null || /\.css(?:$|\?)/.test(id)) return [];
  const lang = /\.tsx?$/.test(id) ? 'tsx' : 'js';
  const body = parseAst(info.code, { lang }).body as readonly Statement[];
  const bindings = body.flatMap(bindingsOf);
  const imported = bindings.filter(({ source }) => source !== '');
  if (imported.length === 0) return info.importedIds.map((source) => ({ source, there: '*', here: '*' }));
  if (name === '*' || !body.every(isPassedOn)) return imported;
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

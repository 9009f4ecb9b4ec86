import { parseAst, type Plugin, type Rolldown } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Build = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'resolve'>;

/** A name that a module takes from another: by what it is called there and here. `*`: everything. */
interface Taking {
  readonly source: string;
  readonly there: string;
  readonly here: string;
}

/** What browsers load as one file. Modules are named from the root of the project. */
export interface Room {
  readonly name: string;
  /** What is loaded at once with these, as far as no room before holds it. */
  readonly of: readonly string[];
  /** Only what is loaded with these, too. */
  readonly and?: readonly string[];
  /** Only what is named like this, too. */
  readonly only?: RegExp;
}

/**
 * Puts what stands on every page, on the start page and around each form into one file each. Every file costs a slow phone a place in the
 * line, and small files pack badly.
 */
export function createRooms(rooms: readonly Room[]): { readonly plugin: Plugin; readonly groups: Groups } {
  const roomOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'rooms',
    apply: 'build',
    async buildEnd() {
      if (this.environment.name === 'ssr') return;
      const { root } = this.environment.config;
      const loaded = (entries: readonly string[]) =>
        loadedWith(
          entries.map((entry) => `${root}/${entry}`),
          this,
        );
      roomOf.clear();
      for (const { name, of, and, only } of rooms) {
        const others = and === undefined ? null : await loaded(and);
        for (const id of await loaded(of)) {
          if (!roomOf.has(id) && others?.has(id) !== false && only?.test(id) !== false) roomOf.set(id, name);
        }
      }
    },
  };
  return {
    plugin,
    groups: [{ name: (id) => roomOf.get(id) ?? null, includeDependenciesRecursively: false }],
  };
}

/** Modules that are loaded with these. Of a module that only passes on what others export, those alone that are asked for. */
async function loadedWith(entries: readonly string[], build: Build): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  const found = new Set<string>();
  const waiting: [id: string, name: string][] = entries.map((entry) => [entry, '*']);
  const statements = kept((id: string) => statementsOf(id, build));
  const resolved = kept((id: string) => kept((source: string) => build.resolve(source, id)));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [id, name] = next;
    if (asked.has(next.join(' '))) continue;
    asked.add(next.join(' '));
    found.add(id);
    for (const { source, there } of takingsFor(id, name, statements(id), build)) {
      const target = await resolved(id)(source);
      if (target !== null && !target.external) waiting.push([target.id, there]);
    }
  }
  return found;
}

/** A function that works out each answer once. */
function kept<Answer>(workOut: (of: string) => Answer): (of: string) => Answer {
  const answers = new Map<string, Answer>();
  return (of) => {
    const known = answers.get(of) ?? workOut(of);
    answers.set(of, known);
    return known;
  };
}

function statementsOf(id: string, build: Build): readonly Statement[] {
  const code = build.getModuleInfo(id)?.code ?? null;
  if (code === null || /\.css(?:$|\?)/.test(id)) return [];
  return parseAst(code, { lang: /\.tsx?$/.test(id) ? 'tsx' : 'js' }).body;
}

/** What a module has to load for one of its exports. */
function takingsFor(id: string, name: string, body: readonly Statement[], build: Build): readonly Taking[] {
  const takings = body.flatMap(takingsOf);
  if (takings.length === 0)
    return (build.getModuleInfo(id)?.importedIds ?? []).map((source) => ({ source, there: '*', here: '*' }));
  if (name === '*' || !body.every(isPassedOn)) return takings;
  const local = body.flatMap(renamings).find(({ here }) => here === name)?.there ?? name;
  const exact = takings.filter(({ here }) => here === local);
  return exact.length > 0
    ? exact
    : takings.filter(({ here }) => here === '*').map((all) => ({ ...all, there: name }));
}

/** Nothing of its own happens in a module of such statements. */
function isPassedOn(statement: Statement): boolean {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.length > 0;
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration === null;
  return statement.type === 'ExportAllDeclaration';
}

function takingsOf(statement: Statement): readonly Taking[] {
  switch (statement.type) {
    case 'ImportDeclaration': {
      if (statement.importKind === 'type') return [];
      const source = statement.source.value;
      if (statement.specifiers.length === 0) return [{ source, there: '*', here: '*' }];
      return statement.specifiers.map((one) => {
        const here = one.local.name;
        if (one.type === 'ImportSpecifier') return { source, there: nameOf(one.imported), here };
        return { source, there: one.type === 'ImportDefaultSpecifier' ? 'default' : '*', here };
      });
    }
    case 'ExportNamedDeclaration': {
      const source = statement.source?.value;
      if (source === undefined || statement.exportKind === 'type') return [];
      return statement.specifiers.map(({ local, exported }) => ({
        source,
        there: nameOf(local),
        here: nameOf(exported),
      }));
    }
    case 'ExportAllDeclaration':
      return [
        {
          source: statement.source.value,
          there: '*',
          here: statement.exported === null ? '*' : nameOf(statement.exported),
        },
      ];
    default:
      return [];
  }
}

/** What is imported first and exported afterwards. */
function renamings(statement: Statement): readonly { readonly there: string; readonly here: string }[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) return [];
  return statement.specifiers.map(({ local, exported }) => ({
    there: nameOf(local),
    here: nameOf(exported),
  }));
}

function nameOf(name: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return name.name ?? String(name.value);
}

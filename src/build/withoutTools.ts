import type { Plugin } from 'vite';

/** What operators, controls, blocks and derivations say of themselves to tools alone, by the files in which they say it. */
const forTools: readonly { readonly files: RegExp; readonly members: ReadonlySet<string> }[] = [
  { files: /\/engine\/expressions\/operators\/\w+\.ts$/, members: new Set(['mutants', 'example']) },
  {
    files: /\/wizard\/(?:controls\/\w+\/control|inputs\/noParameters)\.ts$/,
    members: new Set([
      'types',
      'parameters',
      'pattern',
      'schemaFormat',
      'isChoice',
      'isSecret',
      'isPersonal',
    ]),
  },
  { files: /\/domain\/derivations\.ts$/, members: new Set(['from', 'to', 'says']) },
  { files: /\/wizard\/blocks\/\w+\/block\.ts$/, members: new Set(['parameters', 'texts', 'namesQuestions']) },
];

/** What is done with a piece of a file. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/**
 * Leaves out of a build for browsers what only tools ask for: a form comes compiled, and nobody proves it there. Calls outside of
 * functions make what these files export and do nothing else, so that what is no longer used goes, too.
 */
export const withoutTools: Plugin = {
  name: 'without-tools',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: forTools.map(({ files }) => files) },
    handler(code, id) {
      const members = forTools.find(({ files }) => files.test(id))?.members ?? new Set<string>();
      const edits = editsOf(this.parse(code), members);
      return edits.reduceRight(
        (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end),
        code,
      );
    },
  },
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** In the order of the file. */
function editsOf(program: unknown, members: ReadonlySet<string>): readonly Edit[] {
  if (Array.isArray(program)) return program.flatMap((one) => editsOf(one, members));
  if (!isNode(program)) return [];
  const { type, start, end } = program;
  if (type === 'ObjectPattern') return [];
  if (type === 'Property' && members.has(nameOf(program))) return [{ start, end, by: '...{}' }];
  if (type.includes('Function')) return editsOf(program.body, members).filter(({ by }) => by === '...{}');
  const below = Object.values(program).flatMap((one) => editsOf(one, members));
  return type === 'CallExpression' ? [{ start, end: start, by: '/* @__PURE__ */ ' }, ...below] : below;
}

function nameOf({ key }: Node): string {
  return isNode(key) && typeof key.name === 'string' ? key.name : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

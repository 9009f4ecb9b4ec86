import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutTools } from '../../src/build/withoutTools.ts';

type Table = Readonly<Record<string, object>>;
type Tables = Readonly<Record<'operators' | 'controls' | 'blocks' | 'derivations', Table>>;

const entry = 'virtual:tables';
const tables = `
export { operators } from '/src/engine/expressions/operators/operators.ts';
export { controlTypes as controls } from '/src/wizard/controls/controlTypes.ts';
export { blockTypes as blocks } from '/src/wizard/blocks/blockTypes.ts';
export { derivations } from '/src/domain/derivations.ts';`;

/** What all operators, controls, blocks and derivations are in a build with or without this plugin. */
async function builtTables(withPlugin: boolean): Promise<Tables> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tables',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? tables : null),
      },
      withPlugin && withoutTools,
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  const code = output.output[0].code;
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

const membersOf = (table: Table) => [...new Set(Object.values(table).flatMap(Object.keys))].toSorted();

describe('a build for browsers', async () => {
  const [whole, lean] = await Promise.all([builtTables(false), builtTables(true)]);

  /** Who adds a member decides here whether a browser asks for it; what only tools ask for belongs into `withoutTools`. */
  it.each<[keyof Tables, { readonly keeps: string; readonly leavesOut: string }]>([
    [
      'operators',
      {
        keeps:
          'args asksWhether compares count distance evaluate joins literal measures names negates path reads readsEntry result sendsNull short',
        leavesOut: 'example mutants',
      },
    ],
    [
      'controls',
      {
        keeps: 'format isTwoValued isWhole keepsSpaces parse takesLines',
        leavesOut: 'isChoice isPersonal isSecret parameters pattern schemaFormat types',
      },
    ],
    ['blocks', { keeps: '', leavesOut: 'namesQuestions parameters texts' }],
    ['derivations', { keeps: 'derive', leavesOut: 'from says to' }],
  ])('of %s it keeps what a page asks for, and nothing that only tools ask for', (table, expected) => {
    const kept = membersOf(lean[table]);
    const leftOut = membersOf(whole[table]).filter((member) => !kept.includes(member));

    expect({ keeps: kept.join(' '), leavesOut: leftOut.join(' ') }).toEqual(expected);
    expect(Object.keys(lean[table])).toEqual(Object.keys(whole[table]));
  });
});

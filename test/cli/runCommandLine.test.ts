import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { describeFailure } from '../../src/cli/describeFailure.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { commitAll, definitionsCopy } from './definitionsCopy.ts';

const form = 'schemas/repair/form.json';

/** A line of each command that works on the small form. */
const lines: Readonly<Record<string, string>> = {
  lint: 'lint',
  flows: 'flows --form repair',
  cover: 'cover repair',
  mutate: 'mutate repair --sample 1',
  prove: 'prove repair --budget 50',
  explain: 'explain repair --flow Tür --at damage damage.other',
  'why-sent': 'why-sent repair other',
  doc: 'doc repair',
  diff: 'diff HEAD repair',
  review: 'review HEAD --form repair --out review.html',
  new: 'new more',
  rename: 'rename repair damage.other nothing',
  move: 'move repair damage.other damage',
  fmt: 'fmt --check',
  terms: 'terms --missing',
  types: 'types --check',
  schemas: 'schemas --check',
};

const roots: string[] = [];
function copy(): string {
  const root = definitionsCopy('test/analysis/base');
  roots.push(root);
  return root;
}
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

const run = (root: string, line: string) => runCommandLine([...line.split(' '), '--root', root], '.');

describe('every command', () => {
  let sound = '';
  beforeAll(() => {
    sound = copy();
    commitAll(sound);
  });

  it('is in this table', () => {
    expect(Object.keys(lines)).toEqual([...commands.keys()]);
  });

  it.each(Object.keys(lines))('%s --help has an example and the exit codes', async (name) => {
    const { code, stream, text } = await run(sound, `${name} --help`);

    expect({ code, stream }).toEqual({ code: 0, stream: 'stdout' });
    expect(text).toContain(`Beispiel: npm run forms -- ${name}`);
    expect(text).toMatch(/^ {2}3 {2}Eine Datei lässt sich nicht lesen/m);
    expect(text).toContain('--json');
  });

  it.each(Object.values(lines))('%s --json prints JSON alone', async (line) => {
    const { text, stream } = await run(sound, `${line} --json`);

    expect(stream).toBe('stdout');
    expect(typeof JSON.parse(text)).toBe('object');
  });

  it.each(Object.keys(lines))('%s says which option it does not know', async (name) => {
    const { code, stream, text } = await run(sound, `${name} --jsn`);

    expect({ code, stream }).toEqual({ code: 2, stream: 'stderr' });
    expect(text).toContain('Es gibt keine Option „--jsn“. Meinten Sie „--json“?');
  });

  it.each(['lint --form', 'flows --form', 'cover', 'mutate', 'prove', 'doc', 'diff HEAD'])(
    '%s says which form it does not know',
    async (line) => {
      const { code, text } = await run(sound, `${line} repare`);

      expect(code).toBe(2);
      expect(text).toContain('Es gibt kein Formular „repare“.');
      expect(text).toContain('repair');
    },
  );
});

describe('a broken file', () => {
  const broken: readonly (readonly [what: string, write: (root: string) => void])[] = [
    ['broken JSON', (root) => writeFileSync(join(root, form), '{ "type": ')],
    ['an empty file', (root) => writeFileSync(join(root, form), '')],
    ['a byte order mark', (root) => writeFileSync(join(root, form), '\uFEFF{}')],
    ['other line endings', (root) => writeFileSync(join(root, form), '{\r\n  "a": 1\r\n}\r\n')],
    ['a huge file', (root) => writeFileSync(join(root, form), `{"a":"${'x'.repeat(3_000_000)}"}`)],
    [
      'a folder for a file',
      (root) => {
        rmSync(join(root, form));
        mkdirSync(join(root, form));
      },
    ],
  ];

  describe.each(broken)('%s', (_, write) => {
    it.each(Object.values(lines).filter((line) => !line.startsWith('new')))(
      'is said by "%s" in sentences, without a stack',
      async (line) => {
        const root = copy();
        commitAll(root);
        write(root);

        const { code, text } = await run(root, line);

        expect(code).toBeLessThan(3);
        expect(text).not.toMatch(/^ +at .*:\d+/m);
        expect(text).not.toMatch(/TypeError|SyntaxError|undefined/);
      },
    );
  });

  it.each([
    ['EACCES', /nicht erlaubt/],
    ['ENOENT', /verschwunden/],
    ['EISDIR', /ein Ordner/],
    ['EXYZ', /\(EXYZ\)/],
  ])('%s is said with the file and what to do', (code, says) => {
    const error = Object.assign(new Error('no'), { code, path: join(process.cwd(), 'rules/evb.json') });

    const failure = describeFailure(error);

    expect(failure.code).toBe(3);
    expect(failure.text).toMatch(/^rules\/evb\.json: /);
    expect(failure.text).toMatch(says);
  });
});

describe('lint --form', () => {
  it('finds the mistakes in the flow tests of its folder, also in one that names another form', async () => {
    const root = copy();
    const folder = join(root, 'test/flows/repair');
    mkdirSync(folder, { recursive: true });
    const steps = 'given: { facts: {} }\nsteps:\n  - { at: damage, shows: [nothing] }\n';
    writeFileSync(join(folder, 'own.flow.yaml'), `flow: Eins\nform: repair\n${steps}`);
    writeFileSync(join(folder, 'other.flow.yaml'), `flow: Zwei\nform: other\n${steps}`);

    const [all, one] = await Promise.all(
      ['lint --json', 'lint --form repair --json'].map(async (line) =>
        JSON.parse((await run(root, line)).text),
      ),
    );

    const ofFlows = (found: readonly { file: string }[]) =>
      found.filter(({ file }) => file.startsWith('test/flows/repair/'));
    expect(ofFlows(one).map(({ file }) => file)).toEqual(
      expect.arrayContaining(['test/flows/repair/other.flow.yaml', 'test/flows/repair/own.flow.yaml']),
    );
    expect(ofFlows(one)).toEqual(ofFlows(all));
  });
});

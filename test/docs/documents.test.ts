import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/README.md',
  'src/analysis/README.md',
  'src/delivery/README.md',
  'src/ui/README.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md')),
];

/** A path from the root of the repository, in backticks. A text with a placeholder is no path. */
const path = /`((?:src|schemas|rules|brands|test|docs|scripts|public)\/[^`\s<>*$…]*)`/g;
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)\s]*\)/g;
/** Files that readers of a worked example write, or that the running product writes. */
const madeLater = ['test/flows/change-email/lost-access.flow.yaml'];

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```/g, '');

  it('names files that exist', () => {
    const named = [...text.matchAll(path)].map(([, name = '']) => name);

    expect(named.filter((name) => !existsSync(name) && !madeLater.includes(name))).toEqual([]);
  });

  it('links to files that exist', () => {
    const prose = text.replaceAll(/`[^`]*`/g, '');
    const targets = [...prose.matchAll(link)].map(([, to = '']) => normalize(join(dirname(document), to)));

    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });
});

it('comments of the source name documents that exist', () => {
  const names = new Set(
    [...documents, ...filesBelow('src'), ...filesBelow('test')].map((file) => basename(file)),
  );
  const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
  const missing = ['src', 'test', 'scripts']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('test/bench/node_modules/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(comment)]
        .flatMap(([text]) => text.match(/[\w./-]+\.md\b/g) ?? [])
        .filter((name) => !existsSync(name) && !names.has(name))
        .map((name) => `${file}: ${name}`),
    );

  expect(missing).toEqual([]);
});

describe('a list', () => {
  it('docs/README.md lists every document', () => {
    const text = readFileSync('docs/README.md', 'utf8');
    const linked = [...text.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map(([, to = '']) => join('docs', to));
    const written = readdirSync('docs').filter((name) => name !== 'README.md' && name !== 'decisions');
    const elsewhere = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...filesBelow('src').filter(isReadme)];
    const all = [...written.map((name) => join('docs', name)), 'docs/decisions/README.md', ...elsewhere];

    expect(new Set(linked)).toEqual(new Set(all));
  });

  it('CONTRIBUTING.md lists every script', () => {
    const { scripts } = packageJson;
    const named = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)];

    expect(new Set(named.map(([, name]) => name))).toEqual(
      new Set(Object.keys(scripts).filter((name) => name !== 'prepare')),
    );
  });

  it('src/README.md lists every module', () => {
    const named = [...readFileSync('src/README.md', 'utf8').matchAll(/^\| `(\w+)\/`/gm)].map(
      ([, name]) => name,
    );
    const modules = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());

    expect(new Set(named)).toEqual(new Set(modules.map(({ name }) => name)));
  });
});

/** "Accepted, <day>", or "Replaced by" with a link to the other decision, day and reason; and the topic. */
const status =
  /## Status\n\n(?:Accepted, \d{4}-\d\d-\d\d|Replaced by \[\d{4}\]\((\d{4}-[a-z0-9-]+\.md)\), \d{4}-\d\d-\d\d: .+\.)\n\nTopic: .+\n/;

describe('decisions', () => {
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md');

  it('have unique numbers', () => {
    const numbers = files.map((file) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);

    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(files.length);
  });

  it.each(files)('%s has the required headings and a status', (file) => {
    const text = readFileSync(join('docs/decisions', file), 'utf8');

    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'Status',
      'Context',
      'Decision',
      'Rejected',
    ]);
    expect(text).toMatch(status);
  });

  it('that are replaced name a later decision that is accepted', () => {
    const replaced = files.flatMap((file) => {
      const by = status.exec(readFileSync(join('docs/decisions', file), 'utf8'))?.[1];
      return by === undefined ? [] : [[file, by] as const];
    });
    const wrong = replaced.filter(
      ([file, by]) => by <= file || !/^Accepted, /m.test(readFileSync(join('docs/decisions', by), 'utf8')),
    );

    expect(replaced.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});

describe('a count in a document', () => {
  const things =
    '(?:brands|forms|flow tests|unit tests|requirements|operators|controls|blocks|decisions|checks)';
  const written =
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty(?:-\\w+)?|\\d[\\d,]*';
  const count = new RegExp(`\\b(?:${written})\\s+(?:\\w+\\s+)?${things}\\b`, 'gi');
  const current = documents.filter((file) => !file.startsWith('docs/decisions/'));

  it.each(current)('%s: stands in a mark that "npm run fix" updates', (document) => {
    expect(readFileSync(document, 'utf8').match(count) ?? []).toEqual([]);
  });
});

describe('requirements', () => {
  it('every id that a test or a flow names can be looked up', () => {
    const known = new Set(
      [...readFileSync('docs/requirements.csv', 'utf8').matchAll(/^"([A-Z]+-\d{3})"/gm)].map(([, id]) => id),
    );
    const areas = new Set([...known].map((id) => id?.slice(0, -4)));
    const unknown = filesBelow('test')
      .filter((file) => /\.(ts|tsx|yaml)$/.test(file) && !file.startsWith('test/analysis/'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\b([A-Z]+)-\d{3}\b/g)]
          .filter(([id, area]) => areas.has(area) && !known.has(id))
          .map(([id]) => `${file}: ${id}`),
      );

    expect(known.size).toBeGreaterThan(800);
    expect(unknown).toEqual([]);
  });
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function isReadme(file: string): boolean {
  return file.endsWith('/README.md');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operators } from '../../../src/engine/index.ts';

const table = join('engine', 'expressions', 'operators');
const names = Object.keys(operators)
  .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
/** Comparisons of an operator's name: `operation.name === 'and'`, `operator !== 'in'`, `'!' in rule`, `['and', 'or'].includes(name)`. */
const asked = new RegExp(
  `(?:operation|operator|inner|[^.\\w]name)(?:\\??\\.name)? [!=]== '(?:${names})'|'(?:${names})' in rule|\\['(?:${names})'(?:, '(?:${names})')*\\]\\.includes`,
);

it('no code outside of the table compares names of operators', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(table))
    .map((name) => [name, readFileSync(join('src', name), 'utf8')] as const)
    .filter(([, text]) => /\b(operationOf|Operation|Expression)\b/.test(text))
    .flatMap(([name, text]) =>
      text.split('\n').flatMap((line) => (asked.test(line) ? [`${name}: ${line}`] : [])),
    );

  expect(found).toEqual([]);
});

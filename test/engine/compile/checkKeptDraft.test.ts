import { expect, it } from 'vitest';
import { checkKeptDraft } from '../../../src/engine/compile/compileWizard.ts';
import type { Problem } from '../../../src/engine/index.ts';
import { formSource, text } from '../testForm.ts';

const contract = { heading: 'shell:x', exclude: [] };
const mounts = { contract: { frame: 'page', contract }, none: { frame: 'page' } } as const;
const noFile = new Map<string, string>();
const proof = new Map([['one.proof.name', 'one.proof']]);

it.each([
  ['with a contract and without a file may keep its draft', 'account', 'contract', noFile, 0],
  ['without a contract must not', 'account', 'none', noFile, 1],
  ['with a file must not', 'account', 'contract', proof, 1],
  ['with a file may keep its draft in the tab', undefined, 'none', proof, 0],
] as const)('a form %s', (_, draft, mount, files, count) => {
  const source = formSource({ steps: { one: { name: text() } } });
  const problems: Problem[] = [];
  const wizard = { ...source.wizard, mount: mounts[mount], ...(draft === undefined ? {} : { draft }) };
  checkKeptDraft({ ...source, wizard }, files, (problem) => problems.push(problem));
  expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: count }, () => 'kept-draft'));
});

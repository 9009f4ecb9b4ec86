import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { dictionary } from '@zxcvbn-ts/language-common';
import { operators, getOperatorTools } from '../../src/engine/index.ts';
import { formControls } from '../../src/wizard/formControls.ts';

/** Letters and figures, long enough to stand in no program by chance. */
const passwords = dictionary['passwords-common']
  .slice(0, 10_000)
  .filter((word) => word.length >= 8 && /[a-z]/.test(word) && /\d/.test(word));
const assets = 'dist/client/assets/';
const list = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');

const holdsPasswords = (file: string): boolean => {
  const text = readFileSync(file, 'utf8');
  return passwords.filter((password) => text.includes(password)).length > 5;
};

test('no browser loads the list of common passwords: the server judges them', () => {
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));

  expect(files.filter((name) => holdsPasswords(assets + name))).toEqual([]);
  // The packed list would be noticed.
  expect(holdsPasswords(list.replace(/[^/]+$/, 'passwords.json.cjs'))).toBe(true);
  expect(files.length).toBeGreaterThan(50);
});

/** Sentences that controls, blocks and operators say to tools alone; single words are texts of forms, too. */
const toolSentences = [
  ...Object.values(formControls.tools).flatMap(({ parameters }) => descriptionsIn(parameters)),
  ...Object.values(formControls.blocks).flatMap(({ parameters }) => descriptionsIn(parameters)),
  ...Object.keys(operators).flatMap((name) => {
    const { mutants } = getOperatorTools(name);
    return typeof mutants === 'function' ? [] : [mutants.none];
  }),
].filter((sentence) => sentence.includes(' '));

function descriptionsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]: readonly [string, unknown]) =>
    name === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}

test('no browser loads the descriptions of controls, blocks and operators for tools', () => {
  const code = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(assets + name, 'utf8'))
    .join('\n');

  expect(toolSentences.length).toBeGreaterThan(30);
  expect(toolSentences.filter((sentence) => code.includes(sentence))).toEqual([]);
});

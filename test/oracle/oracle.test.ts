import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import {
  buildRequest,
  changeWalk,
  listApplyingSteps,
  snapshotStep,
  startWalk,
  type Facts,
  type Walk,
  type Wizard,
} from '../../src/engine/index.ts';
import { baseTexts } from '../analysis/baseTexts.ts';
import { readTexts } from '../analysis/readTexts.ts';
import { type FormFiles, type Meeting, readForm } from './readForm.ts';
import type { Value } from './Scope.ts';
import { answersTo, someFacts, writtenForm } from './writtenForms.ts';

/** `npm run test:deep` compares a million situations. `ORACLE_SEED` draws other forms. */
const { DEEP, ORACLE_FORMS = DEEP === '1' ? '10000' : '150', ORACLE_SEED = '20261129' } = process.env;
const answersPerForm = 100;

it('the engine shows, refuses and sends what a reader of the format does who shares no code with it', () => {
  const seed = Number(ORACLE_SEED);
  const [refused, different]: [FormFiles[], object[]] = [[], []];
  fc.sample(writtenForm, { numRuns: Number(ORACLE_FORMS), seed }).forEach(({ files, places }, index) => {
    const wizard = compileFiles(files);
    if (wizard === null) return void refused.push(files);
    const situations = fc.sample(fc.tuple(someFacts, answersTo(places)), {
      numRuns: answersPerForm,
      seed: seed + index,
    });
    for (const [facts, answers] of situations) {
      const [engine, reader] = [meetEngine(wizard, facts, answers), readForm(files, facts, answers)];
      if (!isDeepStrictEqual(engine, reader)) different.push({ facts, answers, files, engine, reader });
    }
  });
  expect(refused).toEqual([]);
  expect(different.slice(0, 1)).toEqual([]);
}, 1_800_000);

/** Compiles the files beside the shared ones of the small repository. */
function compileFiles({ form, rules, send }: FormFiles): Wizard | null {
  const texts = baseTexts();
  const put = (file: string, kind: string, value: object) =>
    texts.set(file, JSON.stringify({ $schema: `../_meta/${kind}.schema.json`, ...value }));
  put('schemas/repair/form.json', 'form', form);
  texts.set('rules/repair.json', JSON.stringify({ $schema: '../schemas/_meta/rules.schema.json', ...rules }));
  put('schemas/repair/calls.json', 'calls', {
    calls: [
      {
        at: { submit: true },
        call: 'reportRepair',
        send,
        outcomes: [
          { status: '2xx', done: true },
          { else: true, banner: 'messages:generic' },
        ],
      },
    ],
  });
  const { progress: _, ...wizard } = JSON.parse(texts.get('schemas/repair/wizard.json') ?? '{}') as {
    progress: unknown;
  };
  put('schemas/repair/wizard.json', 'wizard', { ...wizard, progress: 'steps' });
  return compileFormById(readTexts(texts).repository, 'repair');
}

function meetEngine(
  wizard: Wizard,
  facts: Readonly<Record<string, Value>>,
  answers: Readonly<Record<string, Value>>,
): Meeting {
  const walk = Object.entries(answers).reduce<Walk>(
    (before, [set, to]) => changeWalk(before, [{ set, to }]).walk,
    startWalk(wizard, facts as Facts),
  );
  const steps = listApplyingSteps(walk);
  const fields = walk.nodes.flatMap((node) => (node.kind === 'field' && node.shown ? [node] : []));
  const open = steps.flatMap(({ id }) => snapshotStep(walk, id).open);
  const [call] = wizard.calls;
  return {
    steps: steps.map(({ id }) => id),
    shown: fields.map(({ name }) => name),
    open: open.flatMap(({ error, name }) => (name === null || isCheck(error.code) ? [] : [name])),
    failing: [...new Set(open.flatMap(({ error, step }) => (isCheck(error.code) ? [step] : [])))],
    body: (call ? (buildRequest(walk, call).body ?? {}) : {}) as Readonly<Record<string, Value>>,
  };
}

const isCheck = (code: string): boolean => code.startsWith('wrong');

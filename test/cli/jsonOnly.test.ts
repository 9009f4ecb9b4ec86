import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFlowFacts } from '../../src/cli/facts/buildFlowFacts.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { lintCommand } from '../../src/cli/commands/lintCommand.ts';
import { readForms } from '../../src/definitions/disk.ts';
import {
  changeWalk,
  type FieldState,
  matchOutcome,
  nodeState,
  openRequirements,
  startWalk,
  type Wizard,
} from '../../src/engine/index.ts';

type Json = Record<string, unknown>;

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'json-only-'));
  for (const folder of ['schemas', 'rules', 'brands'])
    cpSync(folder, join(root, folder), { recursive: true });

  edit('schemas/claim-report/form.json', (form) => {
    const steps = below(form, 'properties');
    below(below(steps, 'details'), 'properties')['mileage'] = {
      type: 'integer',
      minimum: 0,
      maximum: 2_000_000,
    };
    const field = below(below(below(steps, 'type'), 'properties'), 'typeOfEvent');
    field['enum'] = [...(field['enum'] as string[]), 'LANDSLIDE'];
  });
  edit('rules/claim-report.json', (rules) => {
    below(rules, 'conditions')['landslide'] = {
      says: 'Der Schaden kommt von einem Erdrutsch',
      if: { '===': ['type.typeOfEvent', 'LANDSLIDE'] },
    };
    below(rules, 'fields')['details.mileage'] = { show: 'landslide', optional: true };
  });
  edit('schemas/claim-report/calls.json', (calls) => {
    const [call] = calls['calls'] as Json[];
    if (!call) throw new Error('the form makes no call');
    call['outcomes'] = [
      { status: 413, banner: 'error.teapot', level: 'warn' },
      ...(call['outcomes'] as Json[]),
    ];
  });
  edit('schemas/claim-report/texts.de.json', (texts) => {
    texts['details.mileage.label'] = 'Kilometerstand';
    texts['type.typeOfEvent.options.LANDSLIDE'] = 'Erdrutsch';
    texts['error.teapot'] = 'Bitte melden Sie diesen Schaden telefonisch.';
  });
  cpSync(join(root, 'brands/lindenau'), join(root, 'brands/neumark'), { recursive: true });
  edit('brands/neumark/brand.json', (brand) => {
    Object.assign(brand, {
      id: 'neumark',
      name: 'Neumark',
      realm: 'Neumark',
      hostnames: ['neumark.localhost'],
    });
  });
  writeFileSync(
    join(root, 'brands/neumark/texts.de.json'),
    JSON.stringify({
      $schema: '../../schemas/_meta/brand-texts.schema.json',
      'claim-report:details.mileage.label': 'Gefahrene Kilometer',
    }),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

function edit(file: string, change: (value: Json) => void): void {
  const value = JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
  change(value);
  writeFileSync(join(root, file), JSON.stringify(value, null, 2));
}

function below(value: Json, key: string): Json {
  return value[key] as Json;
}

function editedForm(): { readonly wizard: Wizard; readonly facts: Parameters<typeof startWalk>[1] } {
  const repository = readForms(root);
  const wizard = compileFormById(repository, 'claim-report');
  const facts = buildFlowFacts(
    { account: 'mueller', policy: 'comprehensive-car', brand: 'neumark' },
    repository,
    '2026-11-21',
  );
  if (!wizard || typeof facts === 'string') throw new Error('the edited form cannot be walked');
  return { wizard, facts };
}

function fieldOf(walk: ReturnType<typeof startWalk>, key: string): FieldState {
  const state = nodeState(walk, key);
  if (state?.kind !== 'field') throw new Error(`there is no field ${key}`);
  return state;
}

describe('a question, an option, a condition, an outcome row and a brand, in JSON alone', () => {
  it('pass lint, except that the protocol does not have the answer yet', async () => {
    const { code, text } = await lintCommand.run({
      root,
      form: null,
      brand: null,
      sarif: false,
      fix: false,
      explain: null,
    });

    const lines = text.split('\n');
    expect(lines[0]).toMatch(/call-payload: „mileage“/);
    expect(lines[1]).toMatch(/^\d+ Formulare: 1 Fehler, 0 Warnungen$/);
    expect(code).toBe(1);
  });

  it('the new option is offered, and its condition shows the new question, which is optional', () => {
    const { wizard, facts } = editedForm();
    const before = startWalk(wizard, facts);

    const { walk } = changeWalk(before, [
      { set: 'type.selfDamage', to: true },
      { set: 'type.whatHappened', to: 'MISC' },
      { set: 'type.typeOfEvent', to: 'LANDSLIDE' },
    ]);

    expect(fieldOf(before, 'details.mileage').shown).toBe(false);
    expect(fieldOf(walk, 'type.typeOfEvent').value).toBe('LANDSLIDE');
    expect(fieldOf(walk, 'details.mileage')).toMatchObject({
      shown: true,
      required: false,
      markedOptional: true,
    });
    const details = wizard.steps.find(({ id }) => id === 'details');
    const open = details ? openRequirements(walk, details).map(({ textPath }) => textPath) : [];
    expect(open).not.toContain('details.mileage');
  });

  it('a reply that the new outcome row names has its effects', () => {
    const { wizard, facts } = editedForm();
    const [call] = wizard.calls;
    const effects = call && matchOutcome(startWalk(wizard, facts), call, { status: 413, body: null });

    expect(effects).toEqual({ banner: 'error.teapot', level: 'warn' });
  });

  it('the new brand is read with its own texts', () => {
    const { facts } = editedForm();
    const brand = readForms(root).brands.find(({ id }) => id === 'neumark');

    expect(facts).toMatchObject({ 'brand.id': 'neumark', 'brand.name': 'Neumark' });
    expect(brand?.overlay?.texts).toEqual({ 'claim-report:details.mileage.label': 'Gefahrene Kilometer' });
  });
});

import { describe, expect, it } from 'vitest';
import { engineDriver, flowCases, parseFlow, runCase } from '../../src/analysis/index.ts';
import { compileValidators, readRepository } from '../../src/definitions/disk.ts';
import { compileWizard, collectLeafSchemas } from '../../src/engine/index.ts';
import { baseTexts } from './baseTexts.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import { judges } from '../shippedForms.ts';

const judge = judges.get('flow') ?? (() => []);
const [form] = readRepository(baseTexts()).forms;
if (!form) throw new Error('the sound form cannot be read');
const compiled = compileWizard(form.source, {
  validators: compileValidators(collectLeafSchemas(form.source)),
  ...formEnvironment,
});
if (!compiled.ok) throw new Error('the sound form has mistakes');
const { wizard } = compiled;

const damage = `  - { at: damage, enter: { part: DOOR, date: today-1, cost: 20, towed: false, place: { postalCode: '50667' } } }`;
const flow = (...lines: readonly string[]) =>
  [
    'flow: Ablauf',
    'form: repair',
    'given: { facts: { policy.kind: CAR, policy.isActive: true } }',
    ...lines,
  ].join('\n');

async function failures(text: string): Promise<readonly string[]> {
  const parsed = parseFlow('x.flow.yaml', text, judge);
  if (!parsed.ok) return parsed.mistakes.map(({ line, message }) => `${line} ${message}`);
  const cases = flowCases(
    parsed.flow,
    wizard.steps.map(({ id }) => id),
  );
  const results = await Promise.all(
    cases.map((one) =>
      runCase(
        one,
        engineDriver(wizard, {
          'brand.phone': '030 1234',
          ...(one.given.facts as Record<string, string>),
          today: one.today,
        }),
        wizard,
      ),
    ),
  );
  return results.flat().map(({ line, message }) => `${line} ${message}`);
}

describe('flows', () => {
  it('go through a form up to its payload', async () => {
    const text = flow(
      'steps:',
      '  - { at: damage, route: /repair/damage, progress: 10, shows: [part, place.city], hides: [other, note] }',
      damage,
      '  - { at: helpers, blocked: known, enter: { known: true } }',
      '  - { at: helpers, blocked: [people.0.name, people.0.reachable], enter: { people: [{ name: A, reachable: false }, { name: B, reachable: true, email: b@c.de }] } }',
      '  - { at: helpers, values: { people: [{ name: A }, { name: B }] }, remove: { people: 0 } }',
      '  - back',
      '  - { at: damage, values: { part: DOOR, date: 2026-11-20 } }',
      '  - { at: helpers, values: { people: [{ name: B }] } }',
      '  - { at: summary, blocked: [{ affirmed: mustBeTicked }, { approved: required }], enter: { affirmed: true, approved: false } }',
      '  - { at: summary, blocked: [{ approved: refused }], enter: { approved: true } }',
      '  - edit: damage',
      '  - { at: damage, enter: { part: WINDOW } }',
      '  - reload',
      '  - at: summary',
      'submits: { part: WINDOW, other: null, country: DEU, helpers: [{ id: 1, name: B, email: b@c.de }] }',
    );

    expect(await failures(text.replace('  - reload\n', ''))).toEqual([]);
  });

  it('count every answer, every step on and sending as a press', async () => {
    const text = (most: number) =>
      flow(
        `presses: ${most}`,
        'steps:',
        damage,
        '  - { at: helpers, enter: { known: false }, dialogs: { leaveEmpty: next } }',
        '  - { at: summary, enter: { affirmed: true, approved: true } }',
        'submits: { country: DEU }',
      );

    // Five answers, one and two, a dialog, two steps on and sending.
    expect(await failures(text(12))).toEqual([]);
    expect(await failures(text(11))).toEqual([expect.stringContaining('12 Handgriffe, höchstens 11')]);
  });

  it('skip steps that do not apply, and lead unreachable addresses to the last reachable step', async () => {
    const text = flow(
      'steps:',
      '  - open: /repair/summary',
      damage,
      '  - at: helpers',
      'variants:',
      '  - { name: Transporter, given: { facts: { policy.kind: VAN, policy.isActive: true } }, without: [helpers], change: { summary.affirmed: true, summary.approved: true }, submits: { part: DOOR } }',
    );

    expect(await failures(text)).toEqual([]);
  });

  it.each([
    [
      'a field that is hidden',
      '  - { at: damage, shows: [other] }',
      '5 Auf „damage“: „other“ ist verborgen, soll aber gezeigt werden. Gezeigt wird es, wenn gilt: Etwas anderes ist beschädigt.',
    ],
    [
      'a field that is shown',
      '  - { at: damage, hides: [part] }',
      '5 Auf „damage“: „part“ wird gezeigt, soll aber verborgen sein.',
    ],
    [
      'a field that does not exist',
      '  - { at: damage, hides: [parts] }',
      '5 Auf „damage“: „parts“ gibt es auf diesem Schritt nicht.',
    ],
    ['another step', '  - { at: helpers }', '5 Auf „helpers“: Gezeigt wird der Schritt „damage“.'],
    [
      'a step that is blocked',
      '  - { at: damage }\n  - { at: helpers }',
      '5 Auf „damage“: „Weiter“ ist gesperrt durch damage.part: required, damage.date: required, damage.cost: required, damage.towed: required, damage.place.postalCode: required.',
    ],
    [
      'more open than expected',
      '  - { at: damage, blocked: [part, date, cost, towed] }',
      '5 Auf „damage“: place.postalCode ist offen (required), soll es aber nicht sein.',
    ],
    [
      'other options',
      '  - { at: damage, options: { part: [DOOR] } }',
      '5 Auf „damage“: „part“ bietet DOOR, WINDOW, OTHER an, erwartet war DOOR.',
    ],
    [
      'another value',
      '  - { at: damage, values: { germany: false } }',
      '5 Auf „damage“: „germany“ enthält true, erwartet war false.',
    ],
    [
      'another progress',
      '  - { at: damage, progress: 11 }',
      '5 Auf „damage“: Der Fortschritt ist 10, erwartet war 11.',
    ],
    [
      'a hidden field filled in',
      '  - { at: damage, enter: { other: x } }',
      '5 Auf „damage“: „other“ ist verborgen und kann nicht ausgefüllt werden.',
    ],
    ['a word that is not known', '  - { at: damage, show: [part] }', expect.stringContaining('„show“')],
    [
      'another exit',
      '  - { at: damage, exits: { cancel: /elsewhere } }',
      expect.stringContaining('5 Auf „damage“: Das Ziel von „Abbrechen“ ist "/'),
    ],
    [
      'a way out on which nobody is asked yet',
      '  - { at: damage, leaving: { /elsewhere: asks } }',
      '5 Auf „damage“: Das Verlassen nach /elsewhere ist "goes", erwartet war "asks".',
    ],
    [
      'a call that is not made',
      '  - { at: damage, waits: [submitClaim] }',
      '5 Auf „damage“: Die Liste der wartenden Aufrufe ist [], erwartet war ["submitClaim"].',
    ],
    [
      'a link that leads nowhere',
      '  - { at: damage, links: { contact: /contact } }',
      '5 Auf „damage“: Der Link „contact“ ist nicht bekannt, erwartet war {"to":"/contact"}.',
    ],
    [
      'a dead end that is none',
      '  - { at: damage, stuck: stuck.closed }',
      '5 Auf „damage“: Der Grund, aus dem es nicht weitergeht, ist null, erwartet war "stuck.closed".',
    ],
    ['broken YAML', '  - { at: damage', expect.stringContaining('5 ')],
    [
      'aliases that multiply',
      `  - a: &a [${'x, '.repeat(50)}]\n    b: &b [${'*a, '.repeat(50)}]\n    c: [${'*b, '.repeat(50)}]`,
      expect.stringContaining('so viel vervielfacht'),
    ],
  ])('report %s with its line', async (_, step, message) => {
    expect(await failures(flow('steps:', step))).toContainEqual(message);
  });

  it('run once for each reply of the server', async () => {
    const text = flow(
      'steps:',
      damage,
      '  - { at: helpers, enter: { known: false }, dialogs: { leaveEmpty: next } }',
      '  - { at: summary, enter: { affirmed: true, approved: true } }',
      'answers from server:',
      '  - { status: 201, goes: /repair/done }',
      '  - { status: 403, body: DEMO, shows: messages:demo, level: error, stays: true }',
      '  - { status: 422, shows: error.refused, marks: { damage.date: refused }, stays: true }',
      '  - { status: network, shows: messages:network, stays: true }',
      '  - { status: 500, shows: messages:demo, stays: true }',
    );

    expect(await failures(text)).toEqual([
      '13 Die Meldung ist "messages:generic", erwartet war "messages:demo".',
    ]);
  });

  it('report the place where a payload differs', async () => {
    const text = flow(
      'steps:',
      damage,
      '  - { at: helpers, enter: { known: false }, dialogs: { leaveEmpty: next } }',
      '  - { at: summary, enter: { affirmed: true, approved: true } }',
      'submits: { cost: 21, towed: null, helpers: [{ id: 1 }] }',
    );

    expect(await failures(text)).toEqual([
      '8 „cost“ wird als 20 gesendet, erwartet war 21.',
      '8 „towed“ wird als false gesendet, soll aber nicht gesendet werden.',
      '8 „helpers“ hat 0 Zeilen, erwartet waren 1.',
    ]);
  });

  it('end a variant where it is blocked, and leave out fields that its change hides', async () => {
    const text = flow(
      'steps:',
      damage.replace('DOOR', 'OTHER, other: Dach'),
      '  - at: helpers',
      'variants:',
      '  - { name: ohne Tag, change: { damage.date: null }, blocked: { at: damage, open: [date] } }',
      '  - { name: Tür, change: { damage.part: DOOR } }',
    );

    expect(await failures(text)).toEqual([]);
  });
});

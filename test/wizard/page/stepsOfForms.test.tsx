import { describe, expect, it } from 'vitest';
import {
  advance,
  changeWalk,
  isDirty,
  type Journey,
  openJourney,
  type OpenRequirement,
  getSnapshot,
} from '../../../src/engine/index.ts';
import { getLockWords } from '../../../src/wizard/elements/getLockWords.ts';
import { formatRequirementName } from '../../../src/wizard/texts/formatRequirementName.ts';
import { drawnStep, type SeenStep, seenInFlows, textsOfWalk } from './drawnSteps.tsx';
import { isWrite, journeyAt, pressed, pressOf, stepOfCall } from './journeyAt.ts';

const { steps, calls } = await seenInFlows();
const forms = [...new Set([...steps.keys()].map((name) => name.split('/')[0] ?? ''))];

/** Returns a journey without all removable answers, after a press on the button. */
function pressedOn(seen: SeenStep) {
  const { walk, step } = seen;
  const known = walk.nodes
    .slice(step.first, step.last)
    .filter((node) => node.kind === 'field')
    .filter(
      ({ shown, lock, required, field }) => shown && required && lock === null && field.askedBy === null,
    );
  const requests = known.map(({ key }) => ({ set: key, to: null }));
  return advance({ ...journeyAt(seen), walk: changeWalk(walk, requests).walk }, { kind: 'continued' }, []);
}

const openIn = ({ walk }: Journey, { step }: SeenStep) => getSnapshot(walk, step.id).open;

/** Returns the visible words, without tags. */
const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** From the frame of a question to that of the next. */
function frameOf(name: string, page: string): string | null {
  const [, rest] = page.split(`data-field="${name}"`);
  return rest?.split('data-field="')[0] ?? null;
}

/** "Noch offen: ..." with each question that is open: three of them by name, of the others their number. */
function openLineProblems(journey: Journey, seen: SeenStep, page: string): readonly string[] {
  const texts = textsOfWalk(journey.walk);
  const byPlace = new Map(openIn(journey, seen).map((one) => [one.key ?? one.error.code, one]));
  const names = [
    ...new Set([...byPlace.values()].slice(0, 3).map((one) => formatRequirementName(one, texts))),
  ];
  const [, line] = new RegExp(`<p id="${seen.step.id}-open"[^>]*>(.*?)</p>`, 's').exec(page) ?? [];
  if (line === undefined) return ['There is no line of what is open.'];
  const says = wordsIn(line);
  const more = byPlace.size - Math.min(3, byPlace.size);
  const rest = more > 0 ? ` und ${more} weitere` : '';
  return [
    ...names
      .filter((name) => name.trim() === '' || !says.includes(name))
      .map((name) => `${says}: lacks "${name}"`),
    ...(says.includes(rest) ? [] : [`${says}: lacks "${rest}"`]),
  ];
}

/** The specification says it letter by letter of both passwords. */
const prescribedTwice = 'Passwort ist erforderlich';

/** The error that is the only one of a step and has a control; null where several are, or none has one. */
function findOnly(journey: Journey, seen: SeenStep): OpenRequirement | null {
  const [first, ...others] = openIn(journey, seen).filter(({ isInfo }) => !isInfo);
  return first === undefined || first.name === null || others.length > 0 ? null : first;
}

/**
 * Each problem stands in the summary below the title, and its link leads to a control that says the same. A single one stands at its control
 * alone.
 */
function summaryProblems(journey: Journey, seen: SeenStep, page: string): readonly string[] {
  const all = openIn(journey, seen);
  const mistakes = all.filter(({ isInfo }) => !isInfo);
  const listed = mistakes.length === 0 ? all : mistakes;
  const only = findOnly(journey, seen);
  if (only !== null)
    return [
      ...(/<h2 id="[^"]+" tabindex="-1">/.test(page) ? ['a summary of one problem'] : []),
      ...controlProblems(only, journey, page),
    ];
  const found =
    /<section [^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="\1" tabindex="-1">(.*?)<\/section>/s.exec(page);
  const summary = found?.[2] ?? '';
  const items = [...summary.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item);
  const said = items.map(wordsIn);
  return [
    ...(items.length === listed.length ? [] : [`${items.length} entries for ${listed.length} problems`]),
    ...said
      .filter((one, index) => said.indexOf(one) < index && one !== prescribedTwice)
      .map((one) => `twice: ${one}`),
    ...((found?.index ?? -1) > page.indexOf('<h1') && (found?.index ?? Infinity) < page.indexOf('<form')
      ? []
      : ['The summary is not between title and form.']),
    ...listed.flatMap((requirement) => linkProblems(requirement, items, journey, page)),
  ];
}

function linkProblems(
  requirement: OpenRequirement,
  items: readonly string[],
  journey: Journey,
  page: string,
): readonly string[] {
  const { name } = requirement;
  const sentence = sentenceOf(requirement, journey);
  if (name === null) return items.some((item) => wordsIn(item) === sentence) ? [] : [`not said: ${sentence}`];
  const link = items.find((item) => item.includes(`href="#${name}"`) && wordsIn(item).endsWith(sentence));
  return link === undefined
    ? [`no link to ${name}: ${sentence}`]
    : controlProblems(requirement, journey, page);
}

const sentenceOf = ({ textPath, variant, error }: OpenRequirement, { walk }: Journey): string =>
  textsOfWalk(walk).error(textPath, variant, error);

/** A control exists and says what is wrong with it. */
function controlProblems(requirement: OpenRequirement, journey: Journey, page: string): readonly string[] {
  const { group, isInfo } = requirement;
  const name = requirement.name ?? '';
  const sentence = sentenceOf(requirement, journey);
  const frame = frameOf(name, page);
  if (frame === null || !/<(input|select|textarea|button)\b(?![^>]* disabled)/.test(frame))
    return [`no control: ${name}`];
  const says = group === null ? frame : page.slice(page.indexOf('<form'));
  return isInfo || wordsIn(says).includes(sentence) ? [] : [`${name} does not say: ${sentence}`];
}

async function blockedProblems(seen: SeenStep): Promise<readonly string[]> {
  const { journey, wants } = pressedOn(seen);
  const { steps, done } = journey.walk.wizard;
  // Where a form only shows something, nothing leads on.
  const isEndless = done.kind === 'stay' && seen.step === steps.at(-1);
  if (isEndless || openIn(journey, seen).length === 0) return [];
  return [...(await blockedProblemsAt(journey, seen)), ...wants.map(({ kind }) => `wants ${kind}`)];
}

/** Returns the problems of a step after a press with open requirements. */
async function blockedProblemsAt(journey: Journey, seen: SeenStep): Promise<readonly string[]> {
  const page = await drawnStep(journey, seen.step);
  if (getLockWords(journey.walk, seen.step.id) !== null && !isDirty(journey.walk))
    return /<(?:form|input|select)\b/.test(page) ? ['a locked step asks questions'] : [];
  const isStuck = getSnapshot(journey.walk, seen.step.id).stuck !== null;
  const only = findOnly(journey, seen);
  const reason = isStuck ? 'stuck' : only === null ? 'errors' : null;
  const after = reason === null ? `${only?.group ?? only?.name}-error` : `${seen.step.id}-${reason}`;
  const before = await drawnStep({ ...journey, refusal: null }, seen.step);
  return [
    ...(isStuck ? [] : openLineProblems(journey, seen, before)),
    ...buttonProblems(before, isStuck, `${seen.step.id}-${isStuck ? 'stuck' : 'open'}`),
    ...summaryProblems(journey, seen, page),
    ...buttonProblems(page, isStuck, after),
    ...(page.includes(`id="${seen.step.id}-open"`) ? ['What is open is said again after a press.'] : []),
  ];
}

/** The button refuses, keeps its colour unless no answer on the step can help, and is described by the reason with this id. */
function buttonProblems(page: string, isStuck: boolean, reason: string): readonly string[] {
  const button = /<button[^>]*type="submit"[^>]*>/.exec(page)?.[0] ?? '';
  const isRight =
    button.includes(`aria-describedby="${reason}"`) &&
    page.includes(`id="${reason}"`) &&
    button.includes('aria-disabled="true"') &&
    button.includes('data-disabled') === isStuck &&
    !button.includes(' disabled=');
  return isRight ? [] : [`not blocked with its reason: ${button}`];
}

describe.each(forms)('%s, known answers taken away', (form) => {
  const own = [...steps].filter(([name]) => name.startsWith(`${form}/`));

  it('every step refuses with its reason, leads to each gap, and sends no request', async () => {
    const problems: string[] = [];
    for (const [name, situations] of own)
      for (const seen of situations)
        for (const problem of await blockedProblems(seen)) problems.push(`${name}: ${problem}`);

    expect(problems).toEqual([]);
  });
});

/** A step when most of its questions are shown. */
function fullest(name: string): SeenStep {
  const seen = steps.get(name)?.at(-1);
  if (seen === undefined) throw new Error(`no flow comes to ${name}`);
  return seen;
}

const drawn = (seen: SeenStep) => drawnStep(journeyAt(seen), seen.step);

describe('a step', () => {
  it('has its blocks above its question, outside of the group that an error marks', async () => {
    const page = await drawn(fullest('claim-report/type'));

    expect(page.indexOf('Das brauchen Sie')).toBeGreaterThan(page.indexOf('<form'));
    expect(page.indexOf('Das brauchen Sie')).toBeLessThan(page.indexOf('<fieldset'));
  });

  it.each([
    ['claim-report/lawyer', ['Fortschritt 90 %', 'Anwaltliche Vertretung', 'danach noch 1 Schritt']],
    [
      'claim-report/opponentClaims',
      ['Fortschritt 82 %', 'Schaden der anderen Person', 'danach noch 2 Schritte'],
    ],
    ['claim-report/summary', ['Fortschritt 99 %', 'Angaben prüfen und Schaden melden', 'letzter Schritt']],
  ])('CLM-014 %s says its progress, its name and what is left: %j', async (name, words) => {
    const [, bar = ''] =
      /<p[^>]*aria-hidden="true"[^>]*>(.*?)<\/p><progress/s.exec(await drawn(fullest(name))) ?? [];

    expect([...bar.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part)).toEqual(words);
  });

  it('CLM-025 the summary has a section with a way back for each step', async () => {
    const page = await drawn(fullest('claim-report/summary'));

    const sections = [...page.matchAll(/<section[^>]*aria-labelledby="summary-(\w+)">.*?<\/section>/gs)];
    expect(sections.map(([, step]) => step).slice(0, 2)).toEqual(['type', 'vehicle']);
    for (const [section, step] of sections)
      expect(section).toMatch(new RegExp(`<a [^>]*href="/claims/${step}"[^>]*>.*Ändern`, 's'));
  });

  it('CLM-026 the summary shows more on demand', async () => {
    expect(await drawn(fullest('claim-report/summary'))).toContain('>Mehr anzeigen<');
  });

  it('folds what a notice does not say at once', async () => {
    const folded = /<details[^>]*><summary>([^<]*)<\/summary>.*?<\/details>/gs;
    const rests = [...(await drawn(fullest('claim-report/summary'))).matchAll(folded)];
    const [rest = ''] = rests.find(([, words]) => words === 'Ganzen Wortlaut lesen') ?? [];

    expect(rest).toContain('vorsätzlich');
    expect(rest).not.toContain('ganz oder teilweise');
  });

  it('links to the button that must be pressed first, which shows the error', async () => {
    const seen = fullest('contract-address/changeAddress');
    const facts = { ...seen.walk.facts, 'result.premium': null };
    const { walk } = openJourney(seen.walk.wizard, facts, null, 'somebody');
    const moved = changeWalk(walk, [{ set: 'changeAddress.city', to: 'Bonn' }]).walk;
    const { journey } = advance(journeyAt({ ...seen, walk: moved }), { kind: 'continued' }, []);

    expect(openIn(journey, seen).map(({ key }) => key)).toEqual(['changeAddress.calculate']);
    expect(await blockedProblemsAt(journey, seen)).toEqual([]);
  });

  it('marks no locked question as optional', async () => {
    const page = await drawn(fullest('claim-report/accidentOpponent'));
    const label = (name: string) =>
      wordsIn(
        new RegExp(`<label[^>]* for="accidentOpponent.${name}"[^>]*>.*?</label>`).exec(page)?.[0] ?? '',
      );

    expect(label('city')).toBe('Ort (freiwillig)');
    expect(label('country')).toBe('Land');
  });
});

const writes = [...calls].filter(([, seen]) => isWrite(seen));

describe('what is sent off', () => {
  it.each(writes)('W8 %s is sent once, for any number of presses', (name, seen) => {
    const step = stepOfCall(seen);
    const press = pressOf(seen);
    const [first, sent] = pressed(journeyAt({ walk: seen.walk, step }), press);
    const [second, again] = pressed(first, press);
    const [, third] = pressed(second, press);

    expect([name, sent.length]).toEqual([name, 1]);
    expect([...again, ...third]).toEqual([]);
  });

  it.each([
    ['payment-details/paymentDetails', /Wenn Sie absenden, zahlen Sie die Beiträge .* ab dem \d/],
    ['change-address/address', /Wenn Sie speichern, geht unsere Post ab dem \d/],
  ])('%s says right above its button what will change', async (name, sentence) => {
    const seen = steps.get(name)?.find(({ walk, step }) => getSnapshot(walk, step.id).stuck === null);
    if (seen === undefined) throw new Error(name);
    const page = await drawnStep(journeyAt(seen), seen.step);
    const lastQuestion = page.lastIndexOf('data-field="');
    const says = page.slice(lastQuestion, page.indexOf('type="submit"'));

    expect(wordsIn(says)).toMatch(sentence);
  });
});

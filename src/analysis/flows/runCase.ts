import type { Wizard } from '../../engine/index.ts';
import { answerDialogs, continueFlow, type Dialogs } from './answerDialogs.ts';
import { checkLooks, type FieldKnowledge } from './checkLooks.ts';
import type { Acts, FlowItem, FlowValue } from './format/Flow.ts';
import type { FlowCase, PlacedItem } from './listFlowCases.ts';
import type { FlowDriver, SeenOutcome } from './driver/FlowDriver.ts';
import { listOutcomeDifferences } from './listOutcomeDifferences.ts';
import { listPayloadDifferences } from './listPayloadDifferences.ts';
import { resolveRelativeDays } from './resolveRelativeDays.ts';
import { getLongestText, isKnownPath, describeShowConditions } from '../words/describeShowConditions.ts';
import { say } from '../messages/messages.ts';

export interface FlowFailure {
  readonly file: string;
  readonly line: number;
  /** A sentence without the place: Auf „details“: „statement“ ist verborgen, soll aber gezeigt werden.. */
  readonly message: string;
  /** Requirements that the failed item proves. */
  readonly proves: readonly string[];
}

/** Runs one case. The first item that fails ends the case, and all failures of that item are returned. Empty: passed. */
export async function runCase(
  flow: FlowCase,
  driver: FlowDriver,
  wizard: Wizard,
): Promise<readonly FlowFailure[]> {
  const able = flow.skipsHidden ? skipHiddenFields(driver) : driver;
  for (const [index, placed] of flow.items.entries()) {
    const messages = await runItem(
      resolveRelativeDays(placed.item, flow.today),
      flow.items[index + 1],
      able,
      wizard,
    );
    if (messages.length > 0) {
      const { item, line } = placed;
      const step = typeof item === 'object' && 'at' in item ? item : null;
      return messages.map((sentence) => ({
        file: flow.file,
        line,
        message: step === null ? sentence : say('flow.at', { step: step.at, sentence }),
        proves: step?.proves ?? flow.proves,
      }));
    }
  }
  const messages = await sendAndCompare(flow, driver, wizard);
  return [...messages, ...checkPressCount(flow, driver.presses())].map((message) => ({
    file: flow.file,
    line: flow.submitLine,
    message,
    proves: flow.proves,
  }));
}

function checkPressCount({ presses }: FlowCase, is: number | undefined): readonly string[] {
  return presses === null || is === undefined || is <= presses
    ? []
    : [say('flow.presses', { is, most: presses })];
}

function skipHiddenFields(driver: FlowDriver): FlowDriver {
  return {
    ...driver,
    async set(step, field, value) {
      const seen = await driver.look(step, field);
      return seen?.shown === false ? null : driver.set(step, field, value);
    },
    async upload(step, field, file) {
      const seen = await driver.look(step, field);
      return seen?.shown === false ? null : driver.upload(step, field, file);
    },
    async receive(step, operation, reply) {
      const outcome = await driver.receive(step, operation, reply);
      return typeof outcome === 'string' ? emptyOutcome : outcome;
    },
  };
}

/** The outcome of a reply that the flow could not give: a variant may hide the field whose change makes the call. */
const emptyOutcome: SeenOutcome = {
  shows: undefined,
  level: undefined,
  marks: undefined,
  goes: undefined,
};

async function runItem(
  item: FlowItem,
  following: PlacedItem | undefined,
  driver: FlowDriver,
  wizard: Wizard,
): Promise<readonly string[]> {
  if (item === 'back') return toList(await driver.back());
  if (item === 'reload') return toList(await driver.reload());
  if ('edit' in item) return toList(await driver.edit(item.edit));
  if ('open' in item) return toList(await driver.open(item.open));

  const { step, route } = await driver.see();
  if ('away' in item)
    return step === null && route === item.away
      ? []
      : [say('flow.not-away', { is: route, expected: item.away })];
  if (step !== item.at) return [step === null ? say('flow.no-step') : say('flow.other-step', { step })];
  const dialogs: Dialogs = {
    choices: new Map(Object.entries(item.dialogs ?? {})),
    destructive: new Set(item.destructive),
  };
  const unasked = await answerDialogs(dialogs, driver);
  if (unasked !== null) return [unasked];
  const messages = await checkLooks(item.at, item, driver, createFieldKnowledge(wizard, item.at));
  if (messages.length > 0) return messages;
  const failed = (await performActions(item.at, item, driver)) ?? (await answerDialogs(dialogs, driver));
  if (failed !== null) return [failed];
  const next = following?.item;
  const goesOn = typeof next === 'object' && 'at' in next && next.at !== item.at;
  return toList(await continueFlow(item.at, goesOn, dialogs, driver));
}

function createFieldKnowledge(wizard: Wizard, step: string): FieldKnowledge {
  return {
    exists: (field) => isKnownPath(wizard, `${step}.${field}`),
    whenShown: (field) => describeShowConditions(wizard, `${step}.${field}`),
    longest: (field) => getLongestText(wizard, `${step}.${field}`),
  };
}

function toList(sentence: string | null): readonly string[] {
  return sentence === null ? [] : [sentence];
}

async function performActions(
  step: string,
  { type, enter, remove, upload, press, answers }: Acts,
  driver: FlowDriver,
): Promise<string | null> {
  for (const [field, text] of Object.entries(type ?? {})) {
    const failed = await driver.type(step, field, text);
    if (failed !== null) return failed;
  }
  for (const [field, value] of Object.entries(enter ?? {})) {
    const failed = await enterValue(step, field, value, driver);
    if (failed !== null) return failed;
  }
  for (const [list, position] of Object.entries(remove ?? {})) {
    const failed = await driver.removeRow(step, list, position);
    if (failed !== null) return failed;
  }
  for (const [field, file] of Object.entries(upload ?? {})) {
    const failed = await driver.upload(step, field, file);
    if (failed !== null) return failed;
  }
  for (const block of press ?? []) {
    const failed = await driver.press(step, block);
    if (failed !== null) return failed;
  }
  for (const [operation, reaction] of Object.entries(answers ?? {})) {
    const { status, body, brings } = reaction;
    const outcome = await driver.receive(
      step,
      operation,
      typeof status === 'string' ? status : { status, body: body ?? brings ?? null },
    );
    if (typeof outcome === 'string') return outcome;
    const [message] = [
      ...(reaction.sends && outcome.shows !== undefined
        ? listPayloadDifferences(outcome.sent, reaction.sends)
        : []),
      ...listOutcomeDifferences(outcome, reaction),
    ];
    if (message !== undefined) return say('flow.after-answer', { call: operation, sentence: message });
    const { dialog } = await driver.see();
    if (dialog !== null && reaction.chooses !== undefined) {
      const failed = await driver.choose(dialog, reaction.chooses);
      if (failed !== null) return failed;
    }
  }
  return null;
}

/** Enters groups part by part; adds rows to lists until there are enough, then enters row by row. */
async function enterValue(
  step: string,
  field: string,
  value: FlowValue,
  driver: FlowDriver,
): Promise<string | null> {
  if (value === null || typeof value !== 'object') return driver.set(step, field, value);
  if (Array.isArray(value)) {
    const wanted = value.length;
    let rows = (await driver.look(step, field))?.rows ?? 0;
    for (; rows < wanted; rows += 1) {
      const failed = await driver.addRow(step, field);
      if (failed !== null) return failed;
    }
    for (; rows > wanted; rows -= 1) {
      const failed = await driver.removeRow(step, field, rows - 1);
      if (failed !== null) return failed;
    }
  }
  for (const [part, below] of Object.entries(value)) {
    const failed = await enterValue(step, `${field}.${part}`, below as FlowValue, driver);
    if (failed !== null) return failed;
  }
  return null;
}

async function finishAndCompare(leads: string, driver: FlowDriver): Promise<readonly string[]> {
  const finished = await driver.finish();
  if (typeof finished === 'string') return [finished];
  return finished.goes === leads
    ? []
    : [say('flow.leads', { is: finished.goes ?? say('flow.nowhere'), expected: leads })];
}

async function sendAndCompare(
  flow: FlowCase,
  driver: FlowDriver,
  wizard: Wizard,
): Promise<readonly string[]> {
  if (flow.leads !== null) return finishAndCompare(flow.leads, driver);
  const { answer, submits } = flow;
  if (answer === null && submits === null) return [];
  const status = answer?.status ?? 201;
  const outcome = await driver.answerWith(
    typeof status === 'string' ? status : { status, body: answer?.body ?? null },
    {
      ...(answer?.call === undefined ? {} : { call: answer.call }),
      ...(answer?.chooses === undefined ? {} : { chooses: answer.chooses }),
    },
  );
  if (typeof outcome === 'string') return [outcome];
  const message =
    submits === null
      ? []
      : listPayloadDifferences(await driver.submitted(), resolveRelativeDays(submits, flow.today));
  if (answer === null) return message;
  const { step } = await driver.see();
  const then =
    answer.then === undefined || step === null
      ? []
      : await checkLooks(step, answer.then, driver, createFieldKnowledge(wizard, step));
  return [...message, ...then, ...listOutcomeDifferences(outcome, answer)];
}

import type {
  Flow,
  FlowAnswer,
  FlowFile,
  FlowItem,
  FlowValue,
  FlowVariant,
  Given,
  OpenEntry,
} from './format/Flow.ts';
import { hasValue, replaceValue } from './replaceValue.ts';

/** One run of a flow, of one of its variants, or of one of its replies. */
export interface FlowCase {
  readonly name: string;
  readonly file: string;
  readonly form: string;
  readonly proves: readonly string[];
  readonly today: string;
  readonly given: Given;
  readonly items: readonly PlacedItem[];
  readonly submits: Readonly<Record<string, FlowValue>> | null;
  readonly answer: FlowAnswer | null;
  /** The greatest number of actions from the first step to sending; null: not counted. */
  readonly presses: number | null;
  /** The target of finishing without a call. */
  readonly leads: string | null;
  /** A change may hide fields that the flow fills in later; a variant leaves those out. */
  readonly skipsHidden: boolean;
  /** Where the file says what is sent and what the reply does; null: nowhere. */
  readonly submitsAt: readonly (string | number)[];
  readonly answerAt: readonly (string | number)[] | null;
  /** Where a variant says which answers it changes; null for a flow that is no variant. */
  readonly changesAt: readonly (string | number)[] | null;
  /** Line of the expectations about sending. */
  readonly submitLine: number;
}

export interface PlacedItem {
  readonly item: FlowItem;
  readonly line: number;
  /** Where the file says what is seen; absent for an item without looks. */
  readonly looksAt?: readonly (string | number)[];
}

/** The day of flows that name no day. */
export const defaultToday = '2026-11-21';

/** Splits a flow file into its runs. `stepOrder`: ids of the form's steps, because a variant may reach steps that its flow does not. */
export function listFlowCases(
  { file, flow, lineOf }: FlowFile,
  stepOrder: readonly string[],
): readonly FlowCase[] {
  const items = flow.steps.map((item, index) => ({
    item,
    line: lineOf(['steps', index]),
    looksAt: ['steps', index],
  }));
  const { flow: name, form, proves = [], today = defaultToday, given } = flow;
  const plain: FlowCase = {
    name,
    file,
    form,
    proves: [...new Set([...proves, ...items.flatMap(({ item }) => getProvenRequirements(item))])],
    today,
    given,
    items,
    answer: null,
    presses: flow.presses ?? null,
    leads: flow.leads ?? null,
    skipsHidden: false,
    submits: flow.submits ?? null,
    submitsAt: ['submits'],
    answerAt: null,
    changesAt: null,
    submitLine: lineOf(['submits']),
  };
  const answers = (flow['answers from server'] ?? []).map((answer, index) => ({
    ...plain,
    name: `${name}: ${answer.status}${answer.body === undefined ? '' : ` ${answer.body}`}`,
    answer,
    answerAt: ['answers from server', index],
    submitLine: lineOf(['answers from server', index]),
  }));
  const variants = (flow.variants ?? []).map((variant, index): FlowCase => ({
    ...buildVariantCase(plain, flow, { variant, stepOrder, line: lineOf(['variants', index]), index }),
    submitsAt: variant.submits ? ['variants', index, 'submits'] : plain.submitsAt,
    changesAt: ['variants', index, 'change'],
  }));
  return [...(answers.length > 0 ? answers : [plain]), ...variants];
}

interface PlacedVariant {
  readonly variant: FlowVariant;
  readonly stepOrder: readonly string[];
  readonly line: number;
  readonly index: number;
}

function buildVariantCase(
  plain: FlowCase,
  flow: Flow,
  { variant, stepOrder, line, index }: PlacedVariant,
): FlowCase {
  const { without = [], change = {}, sees = {}, blocked } = variant;
  const acting = plain.items
    .map(({ item, line: at }) => ({ item: removeLooks(item), line: at }))
    .filter(({ item }) => !(typeof item === 'object' && 'at' in item && without.includes(item.at)));
  const changed = Object.entries(change).reduce<readonly PlacedItem[]>(
    (items, [path, value]) => replaceEntry(items, path, value, stepOrder, line),
    acting,
  );
  const seen = addLooks(changed, sees, { line, at: ['variants', index, 'sees'] });
  return {
    ...plain,
    name: `${flow.flow}: ${variant.name}`,
    proves: variant.proves ?? flow.proves ?? [],
    given: {
      ...flow.given,
      ...variant.given,
      ...(variant.given?.facts ? { facts: { ...flow.given.facts, ...variant.given.facts } } : {}),
    },
    presses: null,
    leads: null,
    items: blocked ? endAtBlockedStep(seen, blocked, line) : seen,
    submits: blocked ? null : (variant.submits ?? plain.submits),
    skipsHidden: true,
    submitLine: line,
  };
}

/** Returns the requirements that an item proves. Variants prove none of a step, because they do not check the step. */
function getProvenRequirements(item: FlowItem): readonly string[] {
  return typeof item === 'object' && 'at' in item ? (item.proves ?? []) : [];
}

/** Leaves what the customer does on a step. */
export function removeLooks(item: FlowItem): FlowItem {
  if (typeof item === 'string' || !('at' in item)) return item;
  const { at, type, enter, remove, upload, press, dialogs, destructive, answers } = item;
  return {
    at,
    ...(type ? { type } : {}),
    ...(enter ? { enter } : {}),
    ...(remove ? { remove } : {}),
    ...(upload ? { upload } : {}),
    ...(press ? { press } : {}),
    ...(dialogs ? { dialogs } : {}),
    ...(destructive ? { destructive } : {}),
    ...(answers ? { answers } : {}),
  };
}

/** Adds the looks of a variant to the first item of each step. */
function addLooks(
  items: readonly PlacedItem[],
  sees: NonNullable<FlowVariant['sees']>,
  { line, at }: { readonly line: number; readonly at: readonly (string | number)[] },
): readonly PlacedItem[] {
  return Object.entries(sees).reduce<readonly PlacedItem[]>((all, [step, sight]) => {
    const place = all.findIndex(({ item }) => typeof item === 'object' && 'at' in item && item.at === step);
    const item = all[place]?.item;
    const looksAt = [...at, step];
    return typeof item === 'object' && 'at' in item
      ? all.with(place, { item: { ...item, ...sight }, line, looksAt })
      : [...all, { item: { at: step, ...sight }, line, looksAt }];
  }, items);
}

/** Ends the items at the step, with its open requirements. */
function endAtBlockedStep(
  items: readonly PlacedItem[],
  { at, open }: { readonly at: string; readonly open: readonly OpenEntry[] },
  line: number,
): readonly PlacedItem[] {
  const last = items.findLastIndex(({ item }) => typeof item === 'object' && 'at' in item && item.at === at);
  const earlierItems = last < 0 ? items : items.slice(0, last + 1);
  return [...earlierItems, { item: { at, blocked: open }, line }];
}

/** Replaces the last entry for a path. Without an entry it is added at the end of its step, which may be new. */
function replaceEntry(
  items: readonly PlacedItem[],
  path: string,
  value: FlowValue,
  stepOrder: readonly string[],
  line: number,
): readonly PlacedItem[] {
  const [step = '', ...names] = path.split('.');
  const field = names.join('.');
  const ofStep = items.flatMap(({ item }, index) =>
    typeof item === 'object' && 'at' in item && item.at === step ? [{ item, index }] : [],
  );
  const says =
    ofStep.findLast(({ item }) => hasValue(item.enter ?? {}, names)) ??
    ofStep.findLast(({ item }) => item.enter);
  const target = says ?? ofStep.at(-1);
  if (target) {
    const enter = replaceValue(target.item.enter ?? {}, names, value);
    return items.map((placed, index) =>
      index === target.index ? { ...placed, item: { ...target.item, enter } } : placed,
    );
  }
  if (value === null) return items;
  const later = stepOrder.slice(stepOrder.indexOf(step) + 1);
  const before = items.findIndex(
    ({ item }) => typeof item === 'object' && 'at' in item && later.includes(item.at),
  );
  const added = { item: { at: step, enter: { [field]: value } }, line };
  return before < 0 ? [...items, added] : [...items.slice(0, before), added, ...items.slice(before)];
}

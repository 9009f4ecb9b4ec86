import { parseFieldKey, type Answer, type FieldKey, type Wizard } from '../../engine/index.ts';
import type { FlowItem, FlowReaction, FlowValue } from './format/Flow.ts';
import { buildReaction } from './buildReaction.ts';
import { findMomentStep } from './findMomentStep.ts';

/** The entries on a step, in order. The key `check.<id>` holds the result of a check by the server. */
export interface TrailEntry {
  readonly key: FieldKey;
  readonly to: Answer;
}

/** Builds the items of a flow for one step: rows of a list together, replies of servers in their place. */
export function buildFlowItems(
  wizard: Wizard,
  at: string,
  entries: readonly TrailEntry[],
): readonly FlowItem[] {
  const items: FlowItem[] = [];
  let since: TrailEntry[] = [];
  for (const entry of entries) {
    const file = buildUploadItem(wizard, at, entry);
    if (file !== null) {
      if (since.length > 0) items.push({ at, ...buildEnterItem(wizard, at, entries, since) });
      items.push(file);
      since = [];
      continue;
    }
    if (!entry.key.startsWith('check.')) {
      since.push(entry);
      continue;
    }
    const answers = buildAnswers(wizard, at, entry);
    if (Object.keys(answers).length > 0)
      items.push({ at, ...buildEnterItem(wizard, at, entries, since), answers });
    since = [];
  }
  return since.length > 0 || items.length === 0
    ? [...items, { at, ...buildEnterItem(wizard, at, entries, since) }]
    : items;
}

/** Builds the item that chooses a file, and lets the server reply that the file arrived. */
function buildUploadItem(wizard: Wizard, at: string, { key, to }: TrailEntry): FlowItem | null {
  if (to === null || typeof to !== 'object' || !('file' in to)) return null;
  const node = wizard.nodes[wizard.indexOf.get(key) ?? -1];
  const types: unknown = node?.control.params['mediaTypes'];
  const [mediaType] = Array.isArray(types) ? types : [];
  const call = wizard.calls.find((one) => 'file' in one.at && one.at.file === key);
  const { name, size } = to;
  return {
    at,
    upload: { [key.slice(at.length + 1)]: { name, size, mediaType: String(mediaType) } },
    ...(call && { answers: { [call.call]: { status: 200 } } }),
  };
}

function buildAnswers(
  wizard: Wizard,
  at: string,
  { key, to }: TrailEntry,
): Readonly<Record<string, FlowReaction>> {
  for (const call of wizard.calls) {
    const row = call.outcomes.find(({ effects }) => effects.check?.[key.slice('check.'.length)] === to);
    if (row && findMomentStep(call.at) === at) return { [call.call]: buildReaction(row) };
  }
  return {};
}

/** Builds the item that enters rows as a whole, with all entries of the trail up to this place. */
function buildEnterItem(
  wizard: Wizard,
  at: string,
  all: readonly TrailEntry[],
  since: readonly TrailEntry[],
): { readonly enter?: Readonly<Record<string, FlowValue>> } {
  const enter: Record<string, FlowValue> = {};
  const until = all.indexOf(since.at(-1) ?? { key: '', to: null });
  const isQuestion = ({ key }: TrailEntry) => {
    const node = wizard.nodes[wizard.indexOf.get(key) ?? -1];
    return node?.kind === 'field' && node.askedBy !== null;
  };
  // The question before a field is answered first.
  for (const { key, to } of [...since.filter(isQuestion), ...since.filter((one) => !isQuestion(one))]) {
    const { path, row, part } = parseFieldKey(key);
    const name = path.slice(at.length + 1);
    if (row === null || part === null) enter[name] = to !== null && typeof to === 'object' ? null : to;
    else enter[name] = buildListRows(path, all.slice(0, until + 1));
  }
  return Object.keys(enter).length > 0 ? { enter } : {};
}

function buildListRows(list: string, entries: readonly TrailEntry[]): FlowValue {
  const rows = new Map<number, Record<string, string | number | boolean | null>>();
  for (const { key, to } of entries) {
    const { path, row, part } = parseFieldKey(key);
    if (path !== list || row === null || part === null) continue;
    rows.set(row, { ...rows.get(row), [part]: to !== null && typeof to === 'object' ? null : to });
  }
  return [...rows.values()];
}

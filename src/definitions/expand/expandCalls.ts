import {
  type CallDefinition,
  type CallsFile,
  didYouMean,
  type PartCall,
  pointerTo,
  type WrittenCall,
} from '../../engine/index.ts';
import { mistake } from '../messages/messages.ts';
import type { ContributedCall, Expansion } from './Expansion.ts';
import { expandOutcomes, type OutcomeSets } from './expandOutcomes.ts';
import { expandPayload, type SentMembers } from './expandPayload.ts';
import type { Origin } from './Origins.ts';
import { bringText } from './partTexts.ts';
import { filterRecords } from './filterRecords.ts';

/** The input of the expansion of calls. */
interface CallExpansion extends Pick<Expansion, 'id' | 'note' | 'report' | 'brought'> {
  readonly outcomes: OutcomeSets;
  /** Route of the end page. */
  readonly doneRoute: string | null;
}

interface PlacedPartCall extends PartCall {
  readonly at: WrittenCall['at'];
}

/** Expands the calls of a form and of its parts with their outcomes and payloads. Calls of parts follow those of the form. */
export function expandCalls({ calls }: Partial<CallsFile>, around: CallExpansion): readonly CallDefinition[] {
  const file = `schemas/${around.id}/calls.json`;
  const all = filterRecords(calls);
  const own = all.flatMap((written, position): readonly CallDefinition[] => {
    const from = { file, pointer: pointerTo('calls', position) };
    if (!('use' in written)) return [expandCall(written, position, { from, sent: new Map() }, around)];
    const brought = findPlacedCall(written.use, from, around);
    if (brought === null) return [];
    around.note({ file, pointer: `${from.pointer}/at` }, { file, pointer: `${from.pointer}/at` });
    return [expandCall({ ...brought.call, at: written.at }, position, brought, around)];
  });
  const atOnce = [...around.brought.calls.values()].flatMap((brought) => {
    const { at } = brought.call;
    return at === undefined ? [] : [{ brought, call: { ...brought.call, at } }];
  });
  return [
    ...own,
    ...atOnce.map(({ brought, call }, index) => expandCall(call, all.length + index, brought, around)),
  ];
}

function findPlacedCall(use: string, { file, pointer }: Origin, { brought, report }: CallExpansion) {
  const call = brought.calls.get(use);
  if (call && call.call.at === undefined) return call;
  const free = [...brought.calls].flatMap(([name, one]) => (one.call.at === undefined ? [name] : []));
  report({
    file,
    pointer: `${pointer}/use`,
    ...mistake(call ? 'unknown-part-call.moment' : 'unknown-part-call', { name: use }),
    ...(call ? {} : didYouMean(use, free)),
  });
  return null;
}

function expandCall(
  call: PlacedPartCall,
  position: number,
  { from, sent, texts = [] }: Pick<ContributedCall, 'from' | 'sent'> & Partial<ContributedCall>,
  around: CallExpansion,
): CallDefinition {
  const { id, note, report, brought, outcomes: sets, doneRoute } = around;
  const { use, ...written } = from;
  const at = { file: `schemas/${id}/calls.json`, pointer: pointerTo('calls', position) };
  const used = use === undefined ? {} : { use };
  if (written.file !== at.file) note(at, from);
  for (const text of texts) bringText(text, around);
  const locateBelow = (key: string) => ({ ...written, pointer: written.pointer + pointerTo(key) });
  const rows = expandOutcomes(filterRecords(call.outcomes), locateBelow('outcomes'), {
    sets,
    doneRoute,
    report,
  });
  for (const [index, row] of rows.entries())
    note({ ...at, pointer: at.pointer + pointerTo('outcomes', index) }, { ...row.from, ...used });
  const outcomes = rows.map(({ row }) => row);
  if (call.send === undefined) return { ...call, outcomes };
  const places: ReadonlyMap<string, SentMembers> = new Map([...brought.sent, ...sent]);
  const send = expandPayload(
    call.send,
    { ...at, pointer: `${at.pointer}/send` },
    { sent: places, note, report },
  );
  return { ...call, send, outcomes };
}

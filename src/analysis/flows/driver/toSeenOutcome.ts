import {
  findShownError,
  findStepAtRoute,
  formatValues,
  isDirty,
  type Dialog,
  type DoneBlock,
  type Journey,
  type Message,
  type Walk,
  type Want,
  type Wizard,
} from '../../../engine/index.ts';
import type { EndBlock } from '../format/Flow.ts';
import { type FormWords, readPlainly } from './FormWords.ts';
import type { SeenEndPage, SeenOutcome } from './FlowDriver.ts';

interface ReplyEffect {
  readonly before: Journey;
  readonly after: Journey;
  /** Requests of the journey after the reply. */
  readonly wants: readonly Want[];
  /** The dialog that the reply opened. */
  readonly asks: Dialog | null;
  /** Body of the call. */
  readonly sent: unknown;
  /** Null: nothing is read. */
  readonly words: FormWords | null;
}

/** Collects the effects of a reply that the customer sees. */
export function toSeenOutcome({ before, after, wants, asks, sent, words }: ReplyEffect): SeenOutcome {
  const { wizard } = after.walk;
  const find = <Kind extends Want['kind']>(kind: Kind) =>
    wants.find((want): want is Extract<Want, { kind: Kind }> => want.kind === kind);
  const [banner, finish, navigate] = [find('banner'), find('finish'), find('navigate')];
  const marks = [...after.marks].filter(([key, mark]) => before.marks.get(key) !== mark);
  const refused = [...before.uploads.keys()].flatMap((key) => {
    const error = findShownError(after, key);
    return error === null || error.code === findShownError(before, key)?.code ? [] : [[key, error] as const];
  });
  // A step that follows counts as a step and not as another page.
  const targetRoute =
    navigate && findStepAtRoute(wizard, navigate.route) === undefined ? navigate.route : null;
  return {
    shows: banner?.message.text ?? null,
    level: banner?.level,
    reads: words && banner ? readMessage(after.walk, banner.message, words) : undefined,
    params: banner?.message.params ?? {},
    marks: Object.fromEntries([...marks, ...refused].map(([key, { code }]) => [key, code])),
    opens: find('openBlock')?.block ?? null,
    asks: asks?.kind === 'outcome' ? asks.id : null,
    saves: find('download')?.name ?? null,
    visits: find('newTab')?.address ?? null,
    logsOutAfter: find('signOut')?.after ?? null,
    ends: finish !== undefined,
    endPage: finish === undefined ? null : toSeenEndPage(wizard, finish, words),
    goes: finish ? finish.route : targetRoute,
    refetches: find('refetch')?.names ?? [],
    state: finish?.state ?? navigate?.state ?? {},
    sent,
  };
}

/** Describes the end page as the customer sees it; null when the outcome leads past the end page. */
function toSeenEndPage(
  wizard: Wizard,
  { route, values }: Extract<Want, { kind: 'finish' }>,
  words: FormWords | null,
): SeenEndPage | null {
  const { done } = wizard;
  if (done.kind !== 'page' || values === null || route !== done.route) return null;
  const written = formatValues(wizard, done.carry, values);
  return {
    blocks: done.blocks.map(toEndBlock),
    values,
    close: done.close,
    words: words
      ? (name) => readPlainly(words.find([`done.${name}`, `wizard:done.${name}`], written))
      : undefined,
  };
}

/** Reads a message as the page of a form shows it. Only where something was entered, it says that it is still there. */
function readMessage(walk: Walk, { text, params }: Message, words: FormWords): string {
  const answersKept = isDirty(walk) ? words.find(['wizard:answersKept']) : '';
  return readPlainly(words.find([text], { ...params, answersKept }).replaceAll(/ {2,}/g, ' '));
}

function toEndBlock(block: DoneBlock): EndBlock {
  switch (block.kind) {
    case 'nextSteps':
    case 'receipt':
    case 'files':
      return block;
    case 'links':
      return { ...block, items: Object.fromEntries(block.items.map(({ id, to }) => [id, to])) };
    default:
      return block.kind;
  }
}

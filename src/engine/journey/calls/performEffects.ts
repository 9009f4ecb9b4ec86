import type { OutcomeEffects, BannerLevel } from '../../definition/files/OutcomeRow.ts';
import type { CallReply } from '../../outcome/CallReply.ts';
import { evaluateValue, formatValues } from '../../walk/readWalk.ts';
import type { Walk } from '../../walk/Walk.ts';
import { updateCheck, markField } from '../changes.ts';
import { getDialogKey, openDialog } from '../dialogs.ts';
import { finish, evaluateValues } from '../finish.ts';
import type { Dialog, EffectsTask, Run, RunWait } from '../Journey.ts';
import { settleCall } from './sendCall.ts';
import type { EventContext } from '../EventContext.ts';
import { readReplyText } from './readReplyText.ts';
import { uploadCodes, settleUpload } from './uploads.ts';
import type { Message, Want } from '../Want.ts';

/** Performs one kind of effect. Returns the event that the next effect has to wait for, or null. */
type Perform = (turn: EventContext, run: Run, task: EffectsTask) => RunWait | null;

/** The order of effects. A banner comes after the navigation of the same outcome, because a change of route clears banners (MSG-004). */
const effects = {
  check(turn, _, { effects: { check } }) {
    for (const [id, state] of Object.entries(check ?? {}))
      turn.journey = updateCheck(turn.journey, id, state);
    return null;
  },
  /** Files come before marks: a mark on the field itself is the reason why its file is refused. */
  file(turn, { cause }, { effects: { file, mark }, reply }) {
    if (cause.kind !== 'file') return null;
    const id = file === undefined ? null : readReplyText(reply, file.id);
    const code = mark?.[cause.field] ?? uploadCodes.failed;
    turn.journey = settleUpload(turn.journey, cause.field, id === null ? { code } : { id });
    return null;
  },
  mark(turn, { cause }, { effects: { mark } }) {
    for (const [path, code] of Object.entries(mark ?? {}))
      if (cause.kind !== 'file' || cause.field !== path) turn.journey = markField(turn.journey, path, code);
    return null;
  },
  open(turn, _, { effects: { open } }) {
    if (open !== undefined) turn.wants.push({ kind: 'openBlock', block: open });
    return null;
  },
  dialog(turn, _, { effects: { dialog } }) {
    if (dialog === undefined) return null;
    const asked: Dialog = { kind: 'outcome', ...dialog };
    openDialog(turn, asked);
    return { kind: 'choice', dialog: getDialogKey(asked) };
  },
  refetch(turn, _, { effects: { refetch } }) {
    if (refetch === undefined) return null;
    turn.wants.push({ kind: 'refetch', names: refetch });
    return { kind: 'refetch' };
  },
  download(turn, { walk }, { effects: { download }, reply }) {
    if (download === undefined) return null;
    const name = evaluateValue(walk, { expression: download.name });
    turn.wants.push({
      kind: 'download',
      name: typeof name === 'string' ? name : '',
      body: typeof reply === 'string' ? null : reply.body,
    });
    return null;
  },
  newTab(turn, _, { effects: { newTab }, reply }) {
    const address = newTab === undefined ? null : readReplyText(reply, newTab.address);
    if (address !== null) turn.wants.push({ kind: 'newTab', address });
    return null;
  },
  done(turn, run, { effects: row }) {
    const { done, go, state = {} } = row;
    if (done) finish(turn, run, row);
    else if (go !== undefined) turn.wants.push({ kind: 'navigate', route: go, replace: false, state });
    return null;
  },
  banner(turn, { walk, cause }, { call, effects: row, reply }) {
    const message = createMessage(walk, row);
    const level: BannerLevel = row.level ?? (row.done ? 'success' : 'error');
    const failed = level !== 'success' && !row.done && row.go === undefined && !row.next;
    const isOfStep = (cause.kind === 'enter' || cause.kind === 'change') && call.keep.length > 0;
    const failure = failed && cause.kind === 'continue' ? { failure: toSendFailure(reply) } : {};
    const place = failed && isOfStep && level !== 'errorDunningLevel' ? { inStep: true as const } : {};
    if (message !== null) turn.wants.push({ kind: 'banner', level, message, ...failure, ...place });
    return null;
  },
  logoutAfter(turn, { walk }, { effects: row }) {
    if (row.logoutAfter === undefined) return null;
    turn.wants.push({ kind: 'signOut', after: row.logoutAfter, message: createMessage(walk, row) });
    return null;
  },
} satisfies Record<Exclude<keyof OutcomeEffects, 'go' | 'state' | 'level' | 'params' | 'next'>, Perform>;

const inOrder: readonly Perform[] = Object.values(effects);

/** Performs the effects of an outcome until one has to wait. Returns null when the run ends here. */
export function performEffects(turn: EventContext, run: Run, task: EffectsTask): Run | null {
  const rest = run.tasks.slice(1);
  for (const [position, perform] of inOrder.entries()) {
    const waits = position < task.from ? null : perform(turn, run, task);
    if (waits !== null) return { ...run, waits, tasks: [{ ...task, from: position + 1 }, ...rest] };
  }
  const { done, go, next } = task.effects;
  if (done || go !== undefined || !(next || task.chosen === 'next')) return null;
  settleCall(turn, task);
  return { ...run, tasks: rest };
}

/** Returns the failure of a request. After 500 and above, no answer or too many requests, the same request may succeed later. */
function toSendFailure(reply: CallReply): NonNullable<Extract<Want, { kind: 'banner' }>['failure']> {
  if (typeof reply === 'string') return { canRetry: reply === 'network', until: null };
  return { canRetry: reply.status >= 500 || reply.status === 429, until: reply.until ?? null };
}

function createMessage(walk: Walk, { banner, params = {} }: OutcomeEffects): Message | null {
  if (banner === undefined) return null;
  const compiled = Object.fromEntries(
    Object.entries(params).map(([name, expression]) => [name, { expression }] as const),
  );
  return { text: banner, params: formatValues(walk.wizard, compiled, evaluateValues(walk, compiled)) };
}

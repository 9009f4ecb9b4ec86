import { holds } from '../walk/readWalk.ts';
import type { Choice, Dialog, DialogKey, Journey, OnceScope } from './Journey.ts';
import { type EventContext, update } from './EventContext.ts';

/** Returns the key by which a choice names its dialog. @public */
export function getDialogKey({ kind, id }: Dialog): DialogKey {
  return `${kind}:${id}`;
}

/** Adds a dialog behind the waiting ones. The dialog about leaving comes first, because the router waits for it. */
export function openDialog(turn: EventContext, dialog: Dialog): void {
  const { dialogs } = turn.journey;
  update(turn, { dialogs: dialog.kind === 'leave' ? [dialog, ...dialogs] : [...dialogs, dialog] });
}

export function closeDialog(turn: EventContext, key: DialogKey): void {
  update(turn, { dialogs: turn.journey.dialogs.filter((dialog) => getDialogKey(dialog) !== key) });
}

/** Tells whether a notice or confirmation was shown as often as its scope allows. */
export function isAlreadyShown({ journey, seen }: EventContext, id: string, once: OnceScope): boolean {
  return journey.shownDialogs.includes(id) || (once === 'session' && seen.includes(id));
}

/** Records that a notice was closed or a confirmation given. */
export function recordAsShown(turn: EventContext, id: string, once: OnceScope): void {
  if (once === 'session') turn.wants.push({ kind: 'remember', id });
  if (once === 'flow') update(turn, { shownDialogs: [...turn.journey.shownDialogs, id] });
}

/** Opens the notices whose condition starts to hold while a step is shown. */
export function openNotices(turn: EventContext): void {
  const { walk, at, activeNotices } = turn.journey;
  const now = at.kind === 'step' ? walk.wizard.notices.filter(({ when }) => holds(walk, when)) : [];
  if (now.length === 0 && activeNotices.length === 0) return;
  update(turn, { activeNotices: now.map(({ id }) => id) });
  for (const { id, once } of now)
    if (!activeNotices.includes(id) && !isAlreadyShown(turn, id, once))
      openDialog(turn, { kind: 'notice', id, once });
}

/** Opens the notices of a button. */
export function openPressNotices(turn: EventContext, pressed: string): void {
  for (const { id, press, once } of turn.journey.walk.wizard.pressNotices)
    if (press === pressed && !isAlreadyShown(turn, id, once)) openDialog(turn, { kind: 'notice', id, once });
}

/** Lists the choices of a defined dialog, and the choice that closing it makes. @public */
export function listDialogChoices(dialog: Extract<Dialog, { kind: 'confirmation' | 'notice' | 'outcome' }>): {
  readonly choices: readonly Choice[];
  readonly closing: Choice;
} {
  switch (dialog.kind) {
    case 'confirmation':
      return { choices: ['stay', 'next'], closing: dialog.closing };
    case 'notice':
      return { choices: ['next'], closing: 'next' };
    case 'outcome':
      return { choices: dialog.choices, closing: 'stay' };
  }
}

/** Returns the open dialog; null without one. @public */
export function getCurrentDialog({ dialogs }: Journey): Dialog | null {
  return dialogs[0] ?? null;
}

import type { CheckStates, OutcomeEffects, Expression } from '../../engine/index.ts';

/** What the effects of an outcome act on. */
export interface OutcomeWorld {
  setCheck(id: string, state: CheckStates[string]): void;
  mark(path: string, code: string): void;
  open(block: string): void;
  /** Shows the dialog; resolves with what was chosen (closing it is `stay`). */
  ask(dialog: string, choices: readonly Choice[]): Promise<Choice>;
  /** Resolves when what was fetched again has arrived, or has failed to. */
  refetch(names: readonly string[]): Promise<void>;
  /** Hands what came back to the customer as a file. */
  download(filename: Expression, body: unknown): void;
  /** The draft dies and what follows the form shows, at the route the outcome names or else the form's own. */
  finish(route?: string, state?: OutcomeEffects['state']): Promise<void>;
  go(route: string, state: OutcomeEffects['state']): Promise<void>;
  showBanner(effects: OutcomeEffects): void;
  logoutAfter(milliseconds: number): void;
}

export type Choice = 'stay' | 'next';

/** `next`: carry on with the next call or step. `stay`: the customer is where they were. `gone`: another page shows. */
export type Verdict = 'next' | 'stay' | 'gone';

/**
 * Does what an outcome says, in one fixed order. A banner comes after the navigation of the same outcome, because a change of route
 * clears banners (MSG-004).
 */
export async function performOutcome(
  effects: OutcomeEffects,
  world: OutcomeWorld,
  body: unknown = null,
): Promise<Verdict> {
  for (const [id, state] of Object.entries(effects.check ?? {})) world.setCheck(id, state);
  for (const [path, code] of Object.entries(effects.mark ?? {})) world.mark(path, code);
  if (effects.open !== undefined) world.open(effects.open);
  const chosen = effects.dialog && (await world.ask(effects.dialog.id, effects.dialog.choices));
  if (effects.refetch !== undefined) await world.refetch(effects.refetch);
  if (effects.download !== undefined) world.download(effects.download.filename, body);
  if (effects.done) await world.finish(effects.go, effects.state);
  else if (effects.go !== undefined) await world.go(effects.go, effects.state);
  if (effects.banner !== undefined) world.showBanner(effects);
  if (effects.logoutAfter !== undefined) world.logoutAfter(effects.logoutAfter);
  if (effects.done || effects.go !== undefined) return 'gone';
  return effects.next || chosen === 'next' ? 'next' : 'stay';
}

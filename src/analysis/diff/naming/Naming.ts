import type { OutcomeEffects, Reaction, WizardNode } from '../../../engine/index.ts';

/** The kinds of changes that nobody may overlook. */
type AlertKind = 'mount' | 'exits' | 'done' | 'calls' | 'call' | 'way';

/** A report's names for everything without words of its own: codes, or words for people who know no code. */
export interface Naming {
  /** A question or block without a label. */
  readonly place: (path: string) => string;
  readonly fact: (name: string) => string;
  /** A value that is no single text or number. */
  readonly value: (value: unknown) => string;
  readonly call: (name: string) => string;
  /** `subject`: the call and the member of its payload. */
  readonly member: (subject: string) => string;
  /** The part after the text of an option. */
  readonly optionCode: (value: string) => string;
  readonly dialog: (id: string) => string;
  readonly reply: (reply: string) => string;
  readonly effects: (effects: OutcomeEffects) => string;
  readonly reaction: (reaction: Reaction) => string;
  readonly limits: (node: WizardNode) => string;
  readonly check: (check: Readonly<Record<'step' | 'says' | 'error' | 'level', string>>) => string;
  readonly condition: (name: string, says: string) => string;
  /** A setting of the form that differs; nothing when both are the same. */
  readonly change: (what: string, old: string, now: string) => readonly string[];
  readonly alert: (kind: AlertKind, parts: Readonly<Record<'old' | 'now' | 'member', string>>) => string;
}

import { parseArgs } from 'node:util';
import { addDays, findNextMidnight, isDay } from '../../calendar/index.ts';
import type { NewAccount } from './changeAccounts.ts';
import { settings } from '../settings/settings.ts';

const actions = ['add', 'list', 'disable', 'reset', 'end', 'unlock', 'remove-factor', 'log'] as const;
const salutations = ['HERR', 'FRAU', 'FIRMA', 'UNDEFINED'] as const;

/** A command of `npm run accounts`. */
export interface Command {
  readonly action: (typeof actions)[number];
  /** Empty when the command names no brand. */
  readonly brandId: string;
  /** Empty when the command names no address. */
  readonly email: string;
  /** True when the command is for all sign-ins. */
  readonly isForAll: boolean;
  readonly reason: string | null;
  readonly accountId: string | null;
  readonly since: Date | null;
  readonly values: {
    /** Null for a salutation that does not exist. */
    readonly salutation: NewAccount['salutation'] | null;
    readonly firstName: string;
    readonly lastName: string | null;
  };
}

/** Reads the words of a command; null when they are no command. No option takes a password. */
export function readCommand(words: readonly string[]): Command | null {
  const parsed = parseWords(words);
  if (parsed === null) return null;
  const { positionals, values } = parsed;
  const [name, brandId = '', email = '', ...more] = positionals;
  const action = actions.find((one) => one === name);
  const since = values.since === undefined ? null : readMoment(values.since);
  const reason = values.reason?.trim() ?? '';
  const isForAll = values.all === true;
  const takesNoEmail = isForAll || action === 'list' || action === 'log';
  if (action === undefined || since === undefined || more.length > 0) return null;
  if ((takesNoEmail && email !== '') || reason.length > settings.audit.reasonMaxLength) return null;
  return {
    action,
    brandId,
    email,
    isForAll,
    reason: reason === '' ? null : reason,
    accountId: values.account ?? null,
    since,
    values: {
      salutation: salutations.find((one) => one === (values.salutation ?? 'UNDEFINED')) ?? null,
      firstName: values['first-name'] ?? '',
      lastName: values['last-name'] ?? null,
    },
  };
}

function parseWords(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        salutation: text,
        'first-name': text,
        'last-name': text,
        reason: text,
        account: text,
        since: text,
        all: { type: 'boolean' },
      },
    });
  } catch {
    return null;
  }
}

/** Reads a day in Berlin (`2026-11-01`) or a time in ISO 8601; undefined for other texts. */
function readMoment(text: string): Date | undefined {
  const moment = isDay(text) ? findNextMidnight(new Date(`${addDays(text, -1)}T12:00:00Z`)) : new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

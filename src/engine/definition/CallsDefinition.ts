import type { Expression } from './Expression.ts';

/** `schemas/<id>/calls.json`: what the form says to servers and what each answer means (the error catalogue). */
export interface CallsDefinition {
  readonly calls: readonly CallDefinition[];
}

/** When a call is made. `change` debounces and drops stale answers. */
export type CallMoment =
  | { readonly enter: string }
  | { readonly change: string; readonly minLength?: number; readonly debounce?: number }
  | { readonly press: string }
  | { readonly continue: string }
  | { readonly submit: true };

export interface CallDefinition {
  readonly at: CallMoment;
  /** Operation id of the protocol, e.g. `reportClaim`. */
  readonly call: string;
  readonly when?: Expression;
  readonly again?: 'always' | 'changed' | 'never';
  readonly as?: 'json' | 'form';
  /** Path parameters, headers and body as values. `accountId` is filled from `session.accountId` when not named. */
  readonly path?: Readonly<Record<string, Expression>>;
  readonly headers?: Readonly<Record<string, Expression>>;
  readonly send?: Expression;
  /** Fact that keeps what the answer brings. */
  readonly keep?: string;
  readonly outcomes: readonly OutcomeRow[];
}

/** One row of an outcome table; the first match wins, the last row is `else`. */
export type OutcomeRow =
  | { readonly use: string }
  | ({ readonly else: true } & OutcomeEffects)
  | ({
      /** A status, several, any success (`2xx`), or no answer at all (`network`). */
      readonly status: number | readonly number[] | '2xx' | 'network';
      /** Error code in the body (`DEMO_ACCOUNT`). */
      readonly body?: string;
      readonly when?: Expression;
    } & OutcomeEffects);

export type BannerLevel = 'success' | 'warn' | 'error' | 'errorDunningLevel';

/** What an outcome does. Effects happen in the order of this list. */
export interface OutcomeEffects {
  /** Sets `check.<id>` of the form. */
  readonly check?: Readonly<Record<string, 'valid' | 'invalid' | 'excluded' | 'unreachable'>>;
  /** Marks fields with an error code; the mark goes when the field changes. */
  readonly mark?: Readonly<Record<string, string>>;
  /** Opens a block (an example picture, a fold-out). */
  readonly open?: string;
  /** A dialog `dialog.<id>` with its choices. */
  readonly dialog?: { readonly id: string; readonly choices: readonly ('stay' | 'next')[] };
  /** Server data fetched again: `account`, `policies`, `notifications`. */
  readonly refetch?: readonly string[];
  /** The form is finished: the draft dies, the end page follows. */
  readonly done?: true;
  readonly go?: string;
  readonly state?: Readonly<Record<string, unknown>>;
  /** Text key of a message; shown after a navigation of the same outcome. */
  readonly banner?: string;
  readonly level?: BannerLevel;
  readonly params?: Readonly<Record<string, Expression>>;
  readonly logoutAfter?: number;
  readonly download?: { readonly filename: Expression };
  /** Carries on to the next call of the moment, or to the next step. */
  readonly next?: true;
}

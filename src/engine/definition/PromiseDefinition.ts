import type { Expression } from './Expression.ts';

/** An entry of `promises` in a rules file: a sentence about the form that always holds. The command `prove` decides it. */
export interface PromiseDefinition {
  /** One German sentence. */
  readonly says: string;
  /** Requirements the promise proves. */
  readonly proves?: readonly string[];
  /** The situations that the promise is about; absent for all. */
  readonly when?: PromiseCondition;
  /** A promise has exactly one of `always` and `never`. */
  readonly always?: PromiseCondition;
  readonly never?: PromiseCondition;
}

/** A condition in which subjects (`{ "shown": "type.selfDamage" }`) may stand like operators. */
export type PromiseCondition = Expression;

/** The kind of name that a subject takes. */
export type SubjectOperand = 'field' | 'question' | 'option' | 'step' | 'dialog' | 'member' | 'route';

interface SubjectNotation {
  readonly args: readonly { readonly at: 'name' | 'literal' }[];
  readonly names: null;
  readonly count: null;
  readonly takes: SubjectOperand;
  readonly example: { readonly write: Expression };
}

const named = { args: [{ at: 'name' }], names: null, count: null } as const;

/** The subjects of promises, apart from values, with their notation and the kind of their operand. Other rules must not use them. */
export const subjects = {
  shown: { ...named, takes: 'field', example: { write: { shown: 'step.field' } } },
  required: { ...named, takes: 'question', example: { write: { required: 'step.field' } } },
  locked: { ...named, takes: 'question', example: { write: { locked: 'step.field' } } },
  offers: {
    ...named,
    args: [{ at: 'name' }, { at: 'literal' }],
    takes: 'option',
    example: { write: { offers: ['step.field', 'VALUE'] } },
  },
  applies: { ...named, takes: 'step', example: { write: { applies: 'step' } } },
  asks: {
    ...named,
    takes: 'dialog',
    example: { write: { asks: 'dialog' } },
  },
  sends: {
    ...named,
    takes: 'member',
    example: { write: { sends: 'group.member' } },
  },
  leads: {
    ...named,
    takes: 'route',
    example: { write: { leads: '/route' } },
  },
} as const satisfies Readonly<Record<string, SubjectNotation>>;

export type SubjectName = keyof typeof subjects;

/** One use of a subject in a promise. */
export interface SubjectUse {
  readonly subject: SubjectName;
  /** Path, id, member or route. */
  readonly name: string;
  /** The option of `offers`. */
  readonly value: string | number | null;
}

/** A compiled condition of a promise. */
export interface CompiledPromiseCondition {
  /** All names are expanded; subjects remain. */
  readonly rule: Expression;
  readonly subjects: readonly SubjectUse[];
  /** Values that the condition reads, including those through named conditions, without `row.*` and without the reads of subjects. */
  readonly reads: readonly string[];
}

export interface CompiledPromise {
  /** Place in the list of the rules file. */
  readonly index: number;
  readonly says: string;
  readonly proves: readonly string[];
  readonly when: CompiledPromiseCondition | null;
  readonly holds: CompiledPromiseCondition;
  /** `always`: `holds` must be true. `never`: `holds` must be false. */
  readonly kind: 'always' | 'never';
  /** The list whose rows are checked one by one; null for a promise about the whole form. */
  readonly list: string | null;
}

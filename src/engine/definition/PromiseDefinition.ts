import type { Expression } from './Expression.ts';

/** An entry of `promises` in a rules file: a sentence about the form that always holds. `prove` decides it. */
export interface PromiseDefinition {
  /** One German sentence. */
  readonly says: string;
  /** Requirements the promise proves. */
  readonly proves?: readonly string[];
  /** Where it speaks at all; absent: everywhere. */
  readonly when?: PromiseCondition;
  /** Exactly one of the two. */
  readonly always?: PromiseCondition;
  readonly never?: PromiseCondition;
}

/** A condition in which subjects (`{ "shown": "type.selfDamage" }`) may stand like operators. */
export type PromiseCondition = Expression;

/** What the operand of a subject names. */
export type SubjectOperand = 'field' | 'question' | 'option' | 'step' | 'dialog' | 'member' | 'route';

interface SubjectNotation {
  readonly args: readonly { readonly at: 'name' | 'literal' }[];
  readonly names: null;
  readonly count: null;
  readonly takes: SubjectOperand;
  readonly example: { readonly write: Expression };
}

const named = { args: [{ at: 'name' }], names: null, count: null } as const;

/** What a promise can speak about besides values: how it is written, and what the operand names. Legal in promises only. */
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

/** A condition of a promise ready to be asked. */
export interface CompiledPromiseCondition {
  /** With every name expanded; subjects are still in it. */
  readonly rule: Expression;
  readonly subjects: readonly SubjectUse[];
  /** Values it reads, through named conditions too, without `row.*` and without what subjects read. */
  readonly reads: readonly string[];
}

export interface CompiledPromise {
  /** Place in the list of the rules file. */
  readonly index: number;
  readonly says: string;
  readonly proves: readonly string[];
  readonly when: CompiledPromiseCondition | null;
  readonly holds: CompiledPromiseCondition;
  /** Whether `holds` has to be true or false. */
  readonly kind: 'always' | 'never';
  /** The list whose rows it speaks about, one by one; null: none. */
  readonly list: string | null;
}

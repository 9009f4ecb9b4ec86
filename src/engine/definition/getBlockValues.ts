import { isRecord } from '../../plain/isRecord.ts';
import type { Scalar } from './Answer.ts';
import { type Expression, isExpression } from './Expression.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Parameters of blocks that are a value each. */
const names = ['of', 'before', 'chosen'] as const;

/**
 * Returns the values that a block shows, by the name of their parameter. A list of texts names places of the form and is not a value.
 * @public
 */
export function getBlockValues(parameters: Parameters): Readonly<Record<string, Expression>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const written = parameters[name];
      return written !== null && isExpression(written) && !isPlaces(written) ? [[name, written]] : [];
    }),
  );
}

/** Returns the values that a pressed block puts into the fields beside it (`"set"`), by field. @public */
export function getBlockSets({ set }: Parameters): Readonly<Record<string, Expression>> {
  if (set === null || typeof set !== 'object') return {};
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, written]: readonly [string, unknown]) =>
      isExpression(written) ? [[name, written]] : [],
    ),
  );
}

/** Returns the name that a value of `"set"` has among the values of its block. Texts cannot use the name. */
export const getSetName = (field: string): string => `set.${field}`;

/** Returns the questions that a block leads to (`"to"`); none for other blocks. */
export const getBlockTargets = ({ to }: Parameters): readonly string[] => (isPlaces(to) ? to : []);

/** Returns the fields, groups and steps of a block; null for a block that shows a value. @public */
export function getBlockPlaces({ of }: Parameters): readonly string[] | null {
  return isPlaces(of) ? of : null;
}

function isPlaces(written: unknown): written is readonly string[] {
  return Array.isArray(written) && written.every((place) => typeof place === 'string');
}

/** The answers that each sentence of a statement gives to the long form, by question. The keys are the names of the sentences. */
type Sentences = Readonly<Record<string, Readonly<Record<string, Scalar>>>>;

/** Returns the sentences of a statement; none for other blocks. @public */
export function getSentences({ says }: Parameters): Sentences {
  return isSentences(says) ? says : {};
}

/** The meta-schema of the block validates the rest. */
function isSentences(says: unknown): says is Sentences {
  return isRecord(says);
}

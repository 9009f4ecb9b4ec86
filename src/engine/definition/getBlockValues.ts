import { type Expression, isExpression } from './Expression.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Parameters of blocks that are a value each. */
const names = ['of', 'before', 'chosen'] as const;

/** What the parameters of a block give it to show, by their names. A list of texts names places of the form and is none. */
export function getBlockValues(parameters: Parameters): Readonly<Record<string, Expression>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const written = parameters[name];
      return written !== null && isExpression(written) && !isPlaces(written) ? [[name, written]] : [];
    }),
  );
}

/** What a block puts into the fields beside it when it is pressed (`"set"`), by their names. */
export function getBlockSets({ set }: Parameters): Readonly<Record<string, Expression>> {
  if (set === null || typeof set !== 'object') return {};
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, written]: readonly [string, unknown]) =>
      isExpression(written) ? [[name, written]] : [],
    ),
  );
}

/** The name such a value has among the values of its block. No text can name it. */
export const getSetName = (field: string): string => `set.${field}`;

/** The fields, groups and steps a block is about; null for one that shows a value. */
export function getBlockPlaces({ of }: Parameters): readonly string[] | null {
  return isPlaces(of) ? of : null;
}

function isPlaces(written: unknown): written is readonly string[] {
  return Array.isArray(written) && written.every((place) => typeof place === 'string');
}

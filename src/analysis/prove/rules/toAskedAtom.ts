import {
  expandExpression,
  membersOfObject,
  parseOperation,
  pathsIn,
  type Expression,
  type Scalar,
  type Wizard,
} from '../../../engine/index.ts';
import { listAtoms, listLiterals } from '../values/listAtoms.ts';
import type { AtomTable } from '../values/witnesses.ts';

type Atom = AtomTable['atoms'][number];

/**
 * Returns the paths and values of an atom, also through tables: the conditions of their rows, and the keys they are found by. Compared
 * forms may have other tables.
 */
export function toAskedAtom(
  atom: Expression,
  ...wizards: readonly Pick<Wizard, 'tables' | 'conditions'>[]
): Atom {
  const listed = pathsIn(atom).filter((path) => path.startsWith('table.'));
  const rules = wizards.flatMap(({ tables, conditions }) =>
    listed.flatMap((path) => {
      const { when = null } = tables.get(path.slice('table.'.length)) ?? {};
      return (when ?? []).flatMap((rule) =>
        rule ? [{ ...rule, atoms: listAtoms(rule.rule, conditions) }] : [],
      );
    }),
  );
  const innerAtoms = rules.flatMap(({ atoms }) => atoms).map((one) => toAskedAtom(one, ...wizards));
  const own = pathsIn(atom).filter((path) => !path.startsWith('table.'));
  return {
    atom,
    paths: [...new Set([...own, ...rules.flatMap(({ reads }) => reads)])],
    asked: [
      ...new Set([
        ...listLiterals(atom),
        ...wizards.flatMap((wizard) => listKeysIn(atom, wizard)),
        ...innerAtoms.flatMap(({ asked }) => asked),
      ]),
    ],
    readsTable: listed.length > 0,
  };
}

/** Lists every value that finds a row of a looked-up table. */
function listKeysIn(atom: Expression, { tables }: Pick<Wizard, 'tables'>): readonly Scalar[] {
  return expandExpression(atom, 'value').parts.flatMap((part) => {
    if (part.kind !== 'operation' || part.operation.operator.args[0]?.at !== 'table') return [];
    const [name, key = null] = part.operation.operands;
    const { definition, entries = [] } = tables.get(typeof name === 'string' ? name : '') ?? {};
    const columns = parseOperation(key) === null ? [] : Object.keys(membersOfObject(key) ?? {});
    const wanted = columns.length > 0 ? columns : [definition?.key ?? ''];
    return entries.flatMap(({ cells }) => wanted.flatMap((column) => cells[column] ?? []));
  });
}

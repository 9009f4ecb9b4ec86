import type { Wizard } from '../../../engine/index.ts';
import { listAtoms } from '../values/listAtoms.ts';
import { listRuleUses } from '../rules/listRuleUses.ts';
import type { AtomTable } from '../values/witnesses.ts';

/**
 * Finds facts that only notices with one fact each read; rows of tables may read them, too. Such a notice changes nothing else, so that one
 * world for each value of the fact is enough.
 */
export function findNoticeOnlyFacts(wizard: Wizard, { atoms }: AtomTable): ReadonlySet<string> {
  const notices = wizard.notices.flatMap(({ when }) => (when.reads.length === 1 ? [when] : []));
  const asking = (rule: (typeof notices)[number]) =>
    listAtoms(rule.rule, wizard.conditions).map((atom) => JSON.stringify(atom));
  const others = new Set(
    listRuleUses(wizard).flatMap(({ rule }) => (notices.includes(rule) ? [] : asking(rule))),
  );
  const own = new Set(notices.flatMap(asking).filter((atom) => !others.has(atom)));
  const elsewhere = new Set(
    atoms.flatMap(({ atom, paths, readsTable }) =>
      readsTable || own.has(JSON.stringify(atom)) ? [] : paths,
    ),
  );
  return new Set(notices.flatMap(({ reads }) => reads).filter((path) => !elsewhere.has(path)));
}

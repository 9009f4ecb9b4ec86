import type { Wizard } from '../../engine/index.ts';
import { askedAtom } from './askedAtom.ts';
import { atomsOf } from './atomsOf.ts';
import { checkMoments, type CheckMoments, lengthsAsked } from './checkMoments.ts';
import { controlPaths, livePaths, rulesOf } from './rulesOf.ts';
import type { AtomTable } from './witnesses.ts';

/** What a form asks of answers, facts and checks; made once per form. */
export interface Asks {
  /** Paths that tell ways through the form apart: some rule reads them, or a check some rule reads is made of them. */
  readonly control: ReadonlySet<string>;
  /** By step index: control paths that rules of this step or later read; the last entry is for the end. */
  readonly live: readonly ReadonlySet<string>[];
  readonly atoms: AtomTable;
  readonly checks: CheckMoments;
}

export function asksOf(wizard: Wizard): Asks {
  const read = controlPaths(wizard);
  const checks = checkMoments(wizard, read);
  return {
    control: new Set([...read, ...checks.answering.keys()]),
    live: livePaths(wizard),
    atoms: {
      atoms: [
        ...rulesOf(wizard).flatMap(({ rule }) => atomsOf(rule.rule, wizard.conditions)),
        ...lengthsAsked(wizard),
      ].map((atom) => askedAtom(atom, wizard)),
    },
    checks,
  };
}

import type { FormPair, FormRevision } from './FormRevision.ts';

/** Returns true when nothing that decides the behaviour of a form changed: texts do not, and the form need not be explored. */
export function isSameForm({ old, new: now }: FormPair): boolean {
  return describeBehaviour(old) === describeBehaviour(now);
}

/** The hash covers the form with the shared tables, conditions and values that it reads. A fact that it does not read changes nothing. */
function describeBehaviour({ repository, wizard, fixed }: FormRevision): string {
  const source = repository.forms.find(({ id }) => id === wizard.id)?.source;
  const { facts } = repository.shared.facts;
  const read = wizard.facts.map((fact) => [fact, facts[fact], fixed[fact]]);
  return JSON.stringify([wizard.hash, source?.rules.promises, read]);
}

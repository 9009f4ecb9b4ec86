import type { Repository } from '../../../definitions/index.ts';
import type { TermsDefinition, Wizard } from '../../../engine/index.ts';
import { findCodeTerm, findFieldTerm, listTermsOf, readTerms } from './readTerms.ts';

/** A term of the term base as it is written. */
export interface ListedTerm {
  readonly name: string;
  readonly holds: readonly string[];
  readonly not: readonly string[];
}

/** Lists the term base. */
export function listTerms(repository: Repository): readonly ListedTerm[] {
  const terms: TermsDefinition = readTerms(repository);
  return Object.entries(terms).flatMap(([group, members]) =>
    group === '$schema'
      ? []
      : Object.entries(members).map(([name, { holds, not = [] }]) => ({
          name: `${group}.${name}`,
          holds,
          not,
        })),
  );
}

/** Lists the terms of a question (`type.typeOfEvent`) or an option (`type.typeOfEvent=FLOOD`), wherever its row stands. */
export function listTermsOfSubject(repository: Repository, subject: string): readonly ListedTerm[] {
  const [path = '', code] = subject.replaceAll(/\.\d+(?=\.)/g, '').split('=');
  return listTermsOf(readTerms(repository), code === undefined ? `${path}.label` : `${path}.options.${code}`);
}

/** Lists the questions of a form, and the codes that they offer, for which there is no term. */
export function listMissingTerms(repository: Repository, { id, nodes }: Wizard): readonly string[] {
  const terms = readTerms(repository);
  const texts = repository.texts.get(id)?.texts ?? {};
  const fields = nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .filter(({ kind }) => kind === 'field');
  return fields.flatMap(({ path }) => {
    const names = path.split('.');
    const prefix = `${path}.options.`;
    const codes = Object.keys(texts).flatMap((key) =>
      // A text for all rows of a table is made of their numbers.
      key.startsWith(prefix) && !key.endsWith('.*') ? [key.slice(prefix.length)] : [],
    );
    const isNamed = ['label', 'legend'].some((part) => Object.hasOwn(texts, `${path}.${part}`));
    return [
      ...(isNamed && findFieldTerm(terms, names).length === 0 ? [path] : []),
      ...codes
        .filter((code) => findCodeTerm(terms, names, code).length === 0)
        .map((code) => `${prefix}${code}`),
    ];
  });
}

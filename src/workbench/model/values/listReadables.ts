import { asRecord, isRecord } from '../../../plain/isRecord.ts';
import { findSchema } from '../questions/findSchema.ts';
import type { FormAnswer } from '../WorkbenchApi.ts';
import type { ResultKind } from './Calculation.ts';

/** A question, fact or value that a calculation can read. */
export interface Readable {
  readonly path: string;
  readonly kind: 'question' | 'value' | 'fact' | 'row' | 'list';
  readonly gives: ResultKind | 'truth';
  readonly label: string;
  /** The heading below which it is offered: the title of a step; empty for others. */
  readonly place: string;
}

/** A list whose rows a calculation goes through, with the parts of a row. */
export interface ReadableList {
  readonly path: string;
  readonly label: string;
  readonly parts: readonly Readable[];
}

type Opened = Pick<FormAnswer, 'form' | 'source' | 'facts'>;

/** Lists the answers, values and facts that a value of a form can read; not itself. */
export function listReadables(opened: Opened, own: string | null): readonly Readable[] {
  return [...listQuestions(opened), ...listValues(opened, own), ...listFacts(opened)];
}

/** Lists the lists of the form, then those of its account and contract. */
export function listReadableLists({ form, source, facts }: Opened): readonly ReadableList[] {
  const own = form.steps.flatMap(({ nodes }) =>
    nodes.flatMap(({ kind, path, label }): readonly ReadableList[] =>
      kind === 'list'
        ? [
            {
              path,
              label,
              parts: nodes.flatMap((node): readonly Readable[] => {
                const gives = node.list === path ? findKind(findSchema(source.steps, node.path)) : null;
                const name = node.path.replace(`${path}.`, 'row.');
                return gives === null
                  ? []
                  : [{ path: name, kind: 'row', gives, label: node.label, place: '' }];
              }),
            },
          ]
        : [],
    ),
  );
  const known = listKnownFacts({ source, facts }).flatMap(([path, fact]): readonly ReadableList[] => {
    const { type, rows } = fact;
    if (type !== 'list') return [];
    const parts = Object.entries(asRecord(rows)).flatMap(([name, row]): readonly Readable[] => {
      const gives = findKind(row);
      const label = readSentence(row) ?? name;
      return gives === null ? [] : [{ path: `row.${name}`, kind: 'row', gives, label, place: '' }];
    });
    return [{ path, label: readSentence(fact) ?? path, parts }];
  });
  return [...own, ...known];
}

function listQuestions({ form, source }: Opened): readonly Readable[] {
  return form.steps.flatMap(({ title, nodes }) =>
    nodes.flatMap(({ kind, list, path, label }): readonly Readable[] => {
      const gives = kind === 'field' && list === null ? findKind(findSchema(source.steps, path)) : null;
      return gives === null ? [] : [{ path, kind: 'question', gives, label, place: title }];
    }),
  );
}

function listValues({ source, form }: Opened, own: string | null): readonly Readable[] {
  const shared = Object.keys(source.shared.values).filter((name) =>
    form.values.some(({ readBy }) => readBy.some((use) => use.name === name)),
  );
  return [...new Set([...Object.keys(source.rules.values ?? {}), ...shared])]
    .filter((name) => name !== own)
    .map((name) => ({ path: `value.${name}`, kind: 'value', gives: 'any', label: name, place: '' }));
}

function listFacts(opened: Opened): readonly Readable[] {
  return listKnownFacts(opened).flatMap(([path, fact]): readonly Readable[] => {
    const gives = findKind(fact);
    return gives === null
      ? []
      : [{ path, kind: 'fact', gives, label: readSentence(fact) ?? path, place: '' }];
  });
}

/** Lists the facts of which the form reads one already, so that it is given all of them. */
function listKnownFacts({ source, facts }: Pick<Opened, 'source' | 'facts'>) {
  const areas = new Set(facts.map((path) => path.split('.')[0]));
  const declared: Readonly<Record<string, unknown>> = source.shared.facts.facts;
  return Object.entries(declared).flatMap(([path, fact]) =>
    areas.has(path.split('.')[0]) && isRecord(fact) ? [[path, fact] as const] : [],
  );
}

/** Returns the kind of values; null for what no calculation reads, such as a file. */
function findKind(schema: unknown): Readable['gives'] | null {
  const { type, format } = asRecord(schema);
  if (type === 'date' || format === 'date') return 'date';
  if (type === 'boolean') return 'truth';
  if (type === 'number' || type === 'integer') return 'quantity';
  return type === 'string' ? 'text' : null;
}

function readSentence(declared: unknown): string | null {
  const { says } = asRecord(declared);
  return typeof says === 'string' ? says : null;
}

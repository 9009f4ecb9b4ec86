import { evaluateValue, type Walk, type Wizard } from '../../engine/index.ts';
import { createFormVocabulary } from '../diff/naming/FormVocabulary.ts';
import { formatCallName, listPayloadMembers } from '../diff/listPayloadMembers.ts';
import { formatPointer } from '../lint/shared/formatPointer.ts';
import { describeExpression, type Names } from '../words/describeExpression.ts';
import type { Repository } from '../../definitions/index.ts';

/** A sent value with everything that decides it. */
export interface ExplainedMember {
  /** Operation and moment. */
  readonly call: string;
  readonly name: string;
  readonly place: { readonly file: string; readonly pointer: string };
  readonly says: string;
  readonly value: unknown;
  /** Answers, facts and results, with their values now. */
  readonly reads: readonly {
    readonly path: string;
    readonly label: string;
    readonly isAnswer: boolean;
    readonly value: unknown;
  }[];
}

/** Says from which answers and facts each sent value comes. */
export function explainMembers(repository: Repository, walk: Walk): readonly ExplainedMember[] {
  const { wizard } = walk;
  const { label, answer } = createFormVocabulary(repository, wizard);
  const names: Names = {
    label,
    literal: (value, path) => (path === null ? String(value) : answer(path, value)),
    fact: () => null,
  };
  return [...listPayloadMembers(wizard).values()].map(({ call, name: member, value }) => ({
    call,
    name: member,
    place: findPlace(wizard, call, member),
    says: describeExpression(value.expression, wizard.conditions, names),
    value: evaluateValue(walk, value) ?? null,
    reads: value.reads.map((path) => ({
      path,
      label: label(path),
      isAnswer: wizard.indexOf.has(path),
      value: evaluateValue(walk, { expression: { var: path } }) ?? null,
    })),
  }));
}

function findPlace({ calls }: Wizard, name: string, member: string): ExplainedMember['place'] {
  const send = calls.find((call) => formatCallName(call) === name)?.send;
  return { file: send?.file ?? '', pointer: (send?.pointer ?? '') + formatPointer(...member.split('.')) };
}

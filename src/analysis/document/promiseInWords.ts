import {
  operationOf,
  replaceSubjects,
  subjects,
  type CompiledPromise,
  type Expression,
  type SubjectUse,
} from '../../engine/index.ts';
import { code } from './markdown.ts';
import type { TextOf } from './FormTexts.ts';
import { sentenceOfRule, type WordedWizard } from '../flows/sentenceOfRule.ts';
import { subjectTable } from '../promises/subjects.ts';

/** What a promise means exactly, in the templates of its subjects and the sentences of its conditions. */
export function promiseInWords(
  { when, holds, kind, list }: CompiledPromise,
  wizard: WordedWizard,
  text: TextOf,
): string {
  const verb = when ? kindWords[kind] : capital(kindWords[kind]);
  const parts = [
    list === null ? null : `Für jeden Eintrag von ${label(list, text)}`,
    when ? `Wenn: ${inWords(when.rule)}` : null,
    `${when ? 'Dann ' : ''}${verb}: ${inWords(holds.rule)}`,
  ];
  return parts.filter((part) => part !== null).join('. ');

  function inWords(rule: Expression): string {
    const uses = usesIn(rule);
    const operation = operationOf(rule);
    if (uses.length === 0) return sentenceOfRule(wizard, rule);
    const [use] = uses;
    if (!operation) return use ? subjectInWords(use) : '';
    const { operator, operands } = operation;
    if (operator.negates) return `nicht: ${operands.map(inWords).join()}`;
    const parts = operands.map((operand) => (isJoin(operand) ? `(${inWords(operand)})` : inWords(operand)));
    return parts.join(operator.joins?.neutral === false ? '; oder: ' : '; und: ');
  }

  function subjectInWords({ subject, name, value }: SubjectUse): string {
    return subjectTable[subject].says
      .replace('{0}', nameInWords(subject, name))
      .replace('{1}', value === null ? '' : wizard.names.literal(value, name));
  }

  function nameInWords(subject: SubjectUse['subject'], name: string): string {
    switch (subjects[subject].takes) {
      case 'field':
      case 'question':
      case 'option':
        return label(name, text);
      case 'step':
        return `„${text(`${name}.title`) ?? name}“`;
      case 'dialog':
        return `„${text(`dialog.${name}.title`) ?? name}“`;
      case 'member':
      case 'route':
        return code(name);
    }
  }
}

const kindWords = { always: 'immer', never: 'nie' } as const satisfies Record<
  CompiledPromise['kind'],
  string
>;

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function isJoin(rule: Expression): boolean {
  return (operationOf(rule)?.operator.joins ?? null) !== null;
}

function usesIn(rule: Expression): readonly SubjectUse[] {
  const uses: SubjectUse[] = [];
  replaceSubjects(rule, (use) => {
    uses.push(use);
    return true;
  });
  return uses;
}

function label(path: string, text: TextOf): string {
  return `„${text(`${path}.label`, `${path}.legend`, `${path}.title`) ?? path}“`;
}

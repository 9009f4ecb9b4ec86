import {
  parseOperation,
  replaceSubjects,
  subjects,
  type CompiledPromise,
  type Expression,
  type SubjectUse,
} from '../../engine/index.ts';
import { code } from './markdown.ts';
import type { TextLookup } from './FormTexts.ts';
import { describeRule, type WizardWithNames } from '../words/describeRule.ts';
import { say } from '../messages/messages.ts';

/** Describes exactly what a promise means, in the templates of its subjects and the sentences of its conditions. */
export function describePromise(
  { when, holds, kind, list }: CompiledPromise,
  wizard: WizardWithNames,
  text: TextLookup,
): string {
  const says = inWords(holds.rule);
  const parts = [
    list === null ? null : say('promise.of-list', { list: quoteLabel(list, text) }),
    when ? say('promise.when', { says: inWords(when.rule) }) : null,
    when ? say(`promise.then.${kind}`, { says }) : say(`promise.${kind}`, { says }),
  ];
  return parts.filter((part) => part !== null).join('. ');

  function inWords(rule: Expression): string {
    const uses = listUses(rule);
    const operation = parseOperation(rule);
    if (uses.length === 0) return describeRule(wizard, rule);
    const [use] = uses;
    if (!operation) return use ? subjectInWords(use) : '';
    const { operator, operands } = operation;
    if (operator.negates) return say('words.not', { says: operands.map(inWords).join() });
    const parts = operands.map((operand) => (isJoin(operand) ? `(${inWords(operand)})` : inWords(operand)));
    return parts.join(say(operator.joins?.neutral === false ? 'words.or' : 'words.and'));
  }

  function subjectInWords({ subject, name, value }: SubjectUse): string {
    const called = nameInWords(subject, name);
    return subject === 'offers'
      ? say('subject.offers', {
          name: called,
          value: value === null ? '' : wizard.names.literal(value, name),
        })
      : say(`subject.${subject}`, { name: called });
  }

  function nameInWords(subject: SubjectUse['subject'], name: string): string {
    switch (subjects[subject].takes) {
      case 'field':
      case 'question':
      case 'option':
        return quoteLabel(name, text);
      case 'step':
        return say('words.quoted', { name: text(`${name}.title`) ?? name });
      case 'dialog':
        return say('words.quoted', { name: text(`dialog.${name}.title`) ?? name });
      case 'member':
      case 'route':
        return code(name);
    }
  }
}

function isJoin(rule: Expression): boolean {
  return (parseOperation(rule)?.operator.joins ?? null) !== null;
}

function listUses(rule: Expression): readonly SubjectUse[] {
  const uses: SubjectUse[] = [];
  replaceSubjects(rule, (use) => {
    uses.push(use);
    return true;
  });
  return uses;
}

function quoteLabel(path: string, text: TextLookup): string {
  return say('words.quoted', { name: text(`${path}.label`, `${path}.legend`, `${path}.title`) ?? path });
}

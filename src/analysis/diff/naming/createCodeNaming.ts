import type { Wizard, WizardNode } from '../../../engine/index.ts';
import { describeItemCount, describeLimits } from '../../document/descriptions.ts';
import { describeEffects, describeStatus } from '../../document/documentCalls.ts';
import { describeEffect } from '../../document/documentForm.ts';
import type { TextLookup } from '../../document/FormTexts.ts';
import { say } from '../../messages/messages.ts';
import type { Naming } from './Naming.ts';

/** Names everything as the files do, for people who change them. */
export function createCodeNaming(wizard: Wizard, text: TextLookup): Naming {
  return {
    place: code,
    fact: code,
    value: (value) => code(JSON.stringify(value)),
    call: code,
    member: (subject) => {
      const at = subject.lastIndexOf(' ');
      return `${code(subject.slice(0, at))}: ${code(subject.slice(at + 1))}`;
    },
    optionCode: (value) => ` (${code(value)})`,
    dialog: code,
    reply: (reply) =>
      reply === 'else'
        ? say('diff.other-replies')
        : /^\d/.test(reply)
          ? say('diff.reply', { reply })
          : describeStatus(reply),
    effects: (effects) => describeEffects(effects, text),
    reaction: (reaction) => describeEffect(reaction, wizard),
    limits: (node) => describeLimitsOf(node, wizard),
    check: ({ error, ...parts }) => say('frame.check', { ...parts, error: code(error) }),
    condition: (name, says) => say('frame.condition', { name: code(name), says }),
    change: (what, old, now) => (old === now ? [] : [say('frame.changed', { what, now, old })]),
    alert: (kind, parts) => say(`diff.alert.${kind}`, parts),
  };
}

export function describeLimitsOf(node: WizardNode, wizard: Wizard): string {
  switch (node.kind) {
    case 'field':
      return describeLimits(node, wizard);
    case 'list':
      return describeItemCount(node);
    case 'block':
      return node.control.kind;
  }
}

function code(text: string): string {
  return `\`${text}\``;
}

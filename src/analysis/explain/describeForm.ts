import type { Repository } from '../../definitions/index.ts';
import {
  expandExpression,
  expandShortForm,
  pathsIn,
  type Step,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import { listPayloadMembers } from '../diff/listPayloadMembers.ts';
import { describeConditions, describeIf } from '../document/descriptions.ts';
import { addFieldNames } from '../document/documentForm.ts';
import { describeLock, describeNeed, describeNodeKind, findNodeLabels } from '../document/documentSteps.ts';
import { findOptionText } from '../document/findOptionText.ts';
import { createTextLookup, type TextLookup } from '../document/FormTexts.ts';
import { say } from '../messages/messages.ts';
import { describeRule } from '../words/describeRule.ts';
import { describeCondition } from '../words/describeShowConditions.ts';
import { listUsedConditions } from '../words/listUsedConditions.ts';
import type {
  DescribedCall,
  DescribedForm,
  DescribedNode,
  DescribedOption,
  DescribedStep,
  DescribedValue,
  DescribedWord,
} from './DescribedForm.ts';
import { type Reader, listReaders } from './listReaders.ts';
import { listValueReaders } from './listValueReaders.ts';

/** The values that all descriptions of one form need. */
interface Describing {
  readonly wizard: Wizard;
  readonly text: TextLookup;
  /** The texts of the form by key. */
  readonly texts: readonly (readonly [key: string, text: string])[];
  readonly readers: readonly Reader[];
  readonly sent: readonly {
    readonly call: string;
    readonly member: string;
    readonly reads: readonly string[];
  }[];
}

/** Describes a form in the sentences of its document, step by step. */
export function describeForm(repository: Repository, compiled: Wizard): DescribedForm {
  const text = createTextLookup(repository, compiled.id);
  const wizard = addFieldNames(repository, compiled, text);
  const about: Describing = {
    wizard,
    text,
    texts: Object.entries(repository.texts.get(wizard.id)?.texts ?? {}),
    readers: listReaders(wizard, text),
    sent: [...listPayloadMembers(wizard).values()].map(({ call, name, value }) => ({
      call,
      member: name,
      reads: value.reads,
    })),
  };
  const [first] = wizard.steps;
  return {
    id: wizard.id,
    title: text('title', ...(first ? [`${first.id}.title`] : []), 'done.title') ?? wizard.id,
    address: first?.route ?? '',
    steps: wizard.steps.map((step) => describeStep(step, about)),
    calls: wizard.calls.map((call) => describeCall(call, about)),
    conditions: listUsedConditions(wizard).map(({ name, reads, readsRow, rule }) => ({
      name,
      says: describeRule(wizard, expandShortForm('condition', name)),
      reads,
      rowReads: readsRow ? pathsIn(rule).filter((path) => path.startsWith('row.')) : [],
    })),
    values: describeValues(repository, about),
  };
}

/** Describes the named values that the form's own rules have. */
function describeValues({ forms }: Repository, { wizard, text }: Describing): readonly DescribedValue[] {
  const source = forms.find(({ id }) => id === wizard.id)?.source;
  return Object.entries(source?.rules.values ?? {}).map(([name, value]) => ({
    name,
    says: describeRule(wizard, expandExpression(value, 'value').expression),
    readBy: source ? listValueReaders(source, name, text) : [],
  }));
}

function describeStep(step: Step, about: Describing): DescribedStep {
  const { wizard, text } = about;
  return {
    id: step.id,
    title: text(`${step.id}.title`) ?? step.id,
    route: step.route,
    applies: step.when === null ? null : describeCondition(wizard, step.when),
    words: ['title', 'intro', 'legend', 'hint'].flatMap((part) => {
      const found = text(`${step.id}.${part}`);
      return found === null ? [] : [{ part, text: found }];
    }),
    nodes: wizard.nodes
      .slice(step.first, step.last)
      .flatMap((node) => [
        describeNode(node, null, about),
        ...(node.kind === 'list' ? node.parts.map((part) => describeNode(part, node.path, about)) : []),
      ]),
    checks: step.checks.map(({ needs, error }) => ({
      needs: describeCondition(wizard, needs),
      text: text(`${step.id}.error.${error}`, `error.${error}`) ?? error,
    })),
  };
}

function describeNode(node: WizardNode, list: string | null, about: Describing): DescribedNode {
  const { wizard, text, texts, readers, sent } = about;
  const { path, show, kind } = node;
  const names = list === null ? [path] : [path, path.replace(`${list}.`, 'row.')];
  const label = findNodeLabels(node, text);
  return {
    path,
    kind,
    list,
    label: label === '' ? path : label,
    words: listWords(path, texts),
    says: describeNodeKind(node, wizard),
    need: describeNeed(node, wizard),
    shown: show.length === 0 ? null : describeConditions(wizard, show),
    locks: describeLock(node, wizard),
    options: describeOptions(node, about),
    readBy: readers.flatMap(({ reads, use }) =>
      use.name !== path && names.some((name) => reads.includes(name)) ? [use] : [],
    ),
    sentAs: sent.flatMap(({ call, member, reads }) =>
      names.some((name) => reads.includes(name)) ? [{ call, member }] : [],
    ),
  };
}

/** Lists the words of a question that are neither its options nor those of a part. */
function listWords(path: string, texts: Describing['texts']): readonly DescribedWord[] {
  return texts.flatMap(([key, words]) => {
    const part = key.startsWith(`${path}.`) ? key.slice(path.length + 1) : '.';
    return part.includes('.') && !part.startsWith('error.') ? [] : [{ part, text: words }];
  });
}

function describeOptions(node: WizardNode, { wizard, text }: Describing): readonly DescribedOption[] {
  if (node.kind !== 'field' || node.options === null || !('rows' in node.options)) return [];
  return node.options.rows.map(({ value, of, when, disabled }) => ({
    value: String(value),
    text: findOptionText(text, node.path, { value, of }) ?? String(value),
    onlyIf:
      [
        when ? describeCondition(wizard, when) : '',
        disabled ? say('doc.disabled') + describeIf(wizard, disabled.when) : '',
      ]
        .filter((part) => part !== '')
        .join('; ') || null,
  }));
}

function describeCall(
  { call, at, when, outcomes }: Wizard['calls'][number],
  about: Describing,
): DescribedCall {
  return {
    call,
    at,
    when: when === null ? null : describeCondition(about.wizard, when),
    replies: outcomes.flatMap(({ match, effects }) => {
      if (match === 'else') return [];
      const { banner } = effects;
      const message = banner === undefined ? null : about.text(banner, `messages:${banner}`);
      const condition = match.when === null ? null : describeCondition(about.wizard, match.when);
      return match.status.map((status) => ({
        status: String(status),
        code: match.body,
        when: condition,
        effects,
        message,
      }));
    }),
    otherwise: outcomes.find(({ match }) => match === 'else')?.effects ?? {},
  };
}

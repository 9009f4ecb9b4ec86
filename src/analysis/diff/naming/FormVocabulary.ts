import type { Repository } from '../../../definitions/index.ts';
import type { CompiledOption, CompiledRule, Field, Step, Wizard, WizardNode } from '../../../engine/index.ts';
import { addFieldNames } from '../../document/documentForm.ts';
import { type TextLookup, createTextLookup } from '../../document/FormTexts.ts';
import { describeConditions } from '../../document/descriptions.ts';
import { findOptionText } from '../../document/findOptionText.ts';
import { createCodeNaming } from './createCodeNaming.ts';
import type { Naming } from './Naming.ts';
import { say } from '../../messages/messages.ts';

/** The words of one form: the names of its steps, questions, answers and conditions. */
export interface FormVocabulary {
  readonly wizard: Wizard;
  readonly text: TextLookup;
  readonly naming: Naming;
  readonly node: (path: string) => WizardNode | null;
  readonly step: (id: string) => Step | null;
  /** Returns „Wurde jemand verletzt?“, or the name of the path when there is no label. */
  readonly label: (path: string) => string;
  readonly title: (step: string) => string;
  readonly answer: (path: string, value: unknown) => string;
  /** Sentences of conditions that must all hold; empty when there are none. */
  readonly when: (rules: readonly CompiledRule[]) => string;
}

/** Chooses between names by code and names in words. */
export type CreateNaming = (repository: Repository, wizard: Wizard, text: TextLookup) => Naming;

const nameByCode: CreateNaming = (_, wizard, text) => createCodeNaming(wizard, text);

/** Creates the words of a form. `createNaming` says how everything else is named; by its code where nothing is said. */
export function createFormVocabulary(
  repository: Repository,
  wizard: Wizard,
  createNaming: CreateNaming = nameByCode,
): FormVocabulary {
  const text = createTextLookup(repository, wizard.id);
  const naming = createNaming(repository, wizard, text);
  const worded = addFieldNames(repository, wizard, text);
  const nodes = new Map(
    wizard.nodes
      .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? [node, ...node.parts] : [node]))
      .map((node) => [node.path, node]),
  );
  const step = (id: string) => wizard.steps.find((one) => one.id === id) ?? null;
  return {
    wizard,
    text,
    naming,
    node: (path) => nodes.get(path) ?? null,
    step,
    label: (path) => {
      const label = text(`${path}.label`, `${path}.legend`, `${path}.title`);
      return label === null ? naming.place(path) : `„${label}“`;
    },
    title: (id) => `„${text(`${id}.title`) ?? id}“`,
    answer: (path, value) => describeAnswer(nodes.get(path) ?? null, value, text, naming),
    when: (rules) => describeConditions(worded, rules),
  };
}

function describeAnswer(node: WizardNode | null, value: unknown, text: TextLookup, naming: Naming): string {
  if (typeof value === 'boolean') return say(value ? 'words.yes' : 'words.no');
  if (value === null || value === undefined) return say('words.no-answer');
  if (typeof value !== 'string' && typeof value !== 'number') return naming.value(value);
  const option = node?.kind === 'field' ? findOption(node, value) : undefined;
  const label = option && node ? findOptionText(text, node.path, option) : null;
  const written = label ?? String(value);
  return `„${written.length > 60 ? `${written.slice(0, 30)}…` : written}“`;
}

function findOption({ options }: Field, value: string | number): CompiledOption | undefined {
  return options !== null && 'rows' in options ? options.rows.find((row) => row.value === value) : undefined;
}

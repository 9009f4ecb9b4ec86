import type { Repository } from '../../definitions/index.ts';
import type { Wizard, WizardNode } from '../../engine/index.ts';
import { listNeededTexts } from '../lint/texts/needed/listNeededTexts.ts';
import { listNamedNodes } from './listNamedNodes.ts';
import type { Name } from './offerNames.ts';

/** Lists keys of possible texts: those that lint requires, and optional ones. */
export function listTextNames(repository: Repository, wizards: readonly Wizard[]): readonly Name[] {
  return wizards.flatMap((wizard) => {
    const form = repository.forms.find(({ id }) => id === wizard.id);
    const needed = form ? listNeededTexts({ ...form, wizard }, wizard) : [];
    const ofSteps = wizard.steps.flatMap(({ id }) =>
      ['intro', 'legend', 'hint', 'submit', 'open'].map((part) => `${id}.${part}`),
    );
    const ofNodes = listNamedNodes(wizard, () => null).flatMap(({ node }) =>
      listFurtherTexts(node).map((part) => `${node.path}.${part}`),
    );
    const keys = [
      ...needed.flatMap(({ anyOf }) => anyOf).filter((key) => !isSaidForAll(repository, key)),
      ...ofSteps,
      ...ofNodes,
      'title',
      'submit',
    ];
    return keys.filter((key) => !key.includes(':')).map((key): Name => [key, '']);
  });
}

/** Returns true for an error with the same words in all forms. A missing required answer often has words of its own. */
function isSaidForAll({ texts }: Repository, key: string): boolean {
  const [, shared = ''] = /\.(error\.\w+)$/.exec(key) ?? [];
  return shared !== 'error.required' && texts.get('shared')?.texts[shared] !== undefined;
}

function listFurtherTexts(node: WizardNode): readonly string[] {
  switch (node.kind) {
    case 'field':
      return ['hint', 'why', 'unit', 'summary', 'open', 'placeholder'];
    case 'list':
      return ['hint', 'why', 'summary', 'open'];
    case 'block':
      return [...(node.control.type?.texts.possible ?? []), ...(node.control.type?.texts.together ?? [])];
  }
}

/** Lists codes that have an error text somewhere. */
export function listErrorCodeNames({ texts }: Repository): readonly Name[] {
  return [...texts.values()]
    .flatMap((one) => Object.keys(one.texts))
    .flatMap((key) => /(?:^|\.)error\.(\w+)$/.exec(key)?.[1] ?? [])
    .map((code) => [code, '']);
}

/** Lists keys of possible messages at the head of a page: those of all areas by `<area>:<key>`, those of forms as they are. */
export function listMessageNames({ texts, forms }: Repository): readonly Name[] {
  const isForm = (namespace: string) => forms.some(({ id }) => id === namespace);
  return [...texts.values()].flatMap(({ namespace, texts: own }) =>
    Object.keys(own)
      .filter((key) => /^(error|success|warning)\./.test(key))
      .map((key): Name => [isForm(namespace) ? key : `${namespace}:${key}`, '']),
  );
}

/** Lists the texts that a brand can replace. */
export function listOverlayNames({ texts }: Repository): readonly Name[] {
  return [...texts.values()].flatMap(({ namespace, texts: own }) =>
    Object.keys(own).map((key): Name => [`${namespace}:${key}`, '']),
  );
}

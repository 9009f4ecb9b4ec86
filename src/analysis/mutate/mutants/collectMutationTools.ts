import type { FormSource, MutationTools, Wizard } from '../../../engine/index.ts';
import { describeRule } from '../../words/describeRule.ts';
import { declareResultFacts } from '../../lint/shared/declareResultFacts.ts';
import { say } from '../../messages/messages.ts';

/** Collects the parts of a form that the mutations of operators need. */
export function collectMutationTools(source: FormSource, wizard: Wizard): MutationTools {
  return {
    valuesOf: listDeclaredValues(source, wizard),
    inWords: (expression) => describeRule(wizard, expression),
    say: (sentence, params) => say(`mutation.${sentence}`, params),
  };
}

function listDeclaredValues(source: FormSource, wizard: Wizard): MutationTools['valuesOf'] {
  const parts = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return (path) => {
    const node = parts.find((part) =>
      path.startsWith('row.') ? part.path.endsWith(path.slice('row'.length)) : part.path === path,
    );
    const fact = source.shared.facts.facts[path] ?? declareResultFacts(wizard.results)[path];
    return node?.schema.enum ?? fact?.enum ?? null;
  };
}

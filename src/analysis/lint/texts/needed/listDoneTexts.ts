import { say } from '../../../messages/messages.ts';
import type { LintForm } from '../../LintSubject.ts';
import { formatPointer } from '../../shared/formatPointer.ts';
import type { NeededText } from './NeededText.ts';

/** Lists the texts of the end page. */
export function listDoneTexts({ id, source }: LintForm): readonly NeededText[] {
  const need = (key: string, ...pointer: readonly (string | number)[]): NeededText => ({
    what: say('needs.done'),
    anyOf: [key],
    file: `schemas/${id}/wizard.json`,
    pointer: formatPointer('done', ...pointer),
  });
  const needs = (block: string, parts: readonly string[], position: number) =>
    parts.map((part) => need(`done.${block}.${part}`, 'blocks', position));
  const { done } = source.wizard;
  if ('then' in done) return [];
  const blocks = done.blocks.flatMap((block, position) => {
    switch (block.kind) {
      case 'thanks':
        return [need('done.thanks', 'blocks', position)];
      case 'receipt': {
        const facts = block.facts.map((name) => `facts.${name}`);
        return needs('receipt', ['number', ...(block.file ? ['file', 'fileName'] : []), ...facts], position);
      }
      case 'nextSteps':
        return block.items.flatMap((item, index) =>
          ['title', 'text'].map((part) =>
            need(`done.nextSteps.${item}.${part}`, 'blocks', position, 'items', index),
          ),
        );
      case 'files':
        return needs('files', ['title', 'sending', 'missing', 'arrived', 'none', 'more'], position);
      case 'links':
        return block.items.map(({ id: to }) => need(`done.links.${to}`, 'blocks', position, 'items', to));
      case 'duties':
        return needs('duties', ['title', 'text'], position);
      default:
        return [];
    }
  });
  return [need('done.title'), ...blocks];
}

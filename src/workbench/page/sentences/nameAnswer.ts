import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';

/** Returns the words of a question and of a value of it; names and values of the files where there are none. */
export function nameAnswer({ form }: FormAnswer, key: string, to: unknown) {
  const path = key.replace(/\[\d+\]/g, '');
  const node = form.steps.flatMap(({ nodes }) => nodes).find((one) => one.path === path);
  const option = node?.options.find(({ value }) => value === String(to));
  const isWord = typeof to === 'string' || typeof to === 'number' || typeof to === 'boolean';
  return {
    name: node === undefined ? path : `„${node.label}“`,
    value: option ? `„${option.text}“` : isWord ? sayValue(to) : say('why.empty'),
  };
}

function sayValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return say(value ? 'why.yes' : 'why.no');
  return typeof value === 'number' ? value.toLocaleString('de-DE') : `„${value}“`;
}

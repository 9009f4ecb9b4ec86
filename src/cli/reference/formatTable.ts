import { formats, writeValue, type FormatName } from '../../engine/index.ts';
import { inMarkdown, markdownTable } from './markdownTable.ts';

/** How values are written, in the order of their table: what their schema says, and an example. */
export function formatTable(): string {
  return markdownTable(
    ['Schema', 'Meaning', 'Value', 'Reads as'],
    Object.entries(formats).map(([name, { declared, says, example }]) => [
      Object.entries(declared)
        .map(([key, word]) => `\`"${key}": "${word}"\``)
        .join(', '),
      inMarkdown(says),
      `\`${JSON.stringify(example)}\``,
      writeValue(isFormat(name) ? name : null, example),
    ]),
  );
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

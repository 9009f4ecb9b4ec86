import { formats, writeValue, type FormatName } from '../../engine/index.ts';
import meanings from './formats.de.json' with { type: 'json' };
import { escapeMarkdown, formatMarkdownTable } from './formatMarkdownTable.ts';

/** Lists the formats of values in the order of their table, with the words of their schema and an example. */
export function formatTable(): string {
  return formatMarkdownTable(
    ['Schema', 'Meaning', 'Value', 'Reads as'],
    Object.keys(formats).filter(isFormat).map(formatFormatRow),
  );
}

function formatFormatRow(name: FormatName): readonly string[] {
  const { declared, example } = formats[name];
  const schema = Object.entries(declared).map(([key, word]) => `\`"${key}": "${word}"\``);
  const meaning = escapeMarkdown(meanings[name]);
  return [schema.join(', '), meaning, `\`${JSON.stringify(example)}\``, writeValue(name, example)];
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

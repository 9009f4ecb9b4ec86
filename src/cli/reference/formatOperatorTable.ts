import { operatorWords } from '../../engine/operatorWords.ts';
import { type Argument, type Operator, operators, getOperatorTools } from '../../engine/index.ts';
import { escapeMarkdown, formatMarkdownTable } from './formatMarkdownTable.ts';

/** Lists the operators in the order of their table, with their operands, their result and an example. */
export function formatOperatorTable(): string {
  return formatMarkdownTable(
    ['Operator', 'Meaning', 'Arguments', 'Result', 'Example'],
    Object.entries<Operator>(operators).map(([name, operator]) => [
      `\`${name}\``,
      escapeMarkdown(operatorWords(name).means),
      formatArguments(operator),
      formatResult(operator),
      formatExample(name),
    ]),
  );
}

function formatArguments({ args, count }: Operator): string {
  const each = args.map(formatArgument).join(', ');
  if (count === null) return each;
  const { least, most } = count;
  return least === most ? each : `${each} (${least} to ${most} in all)`;
}

function formatArgument({ at, accepts, rest, perRow }: Argument): string {
  return [accepts ?? at, ...(rest ? ['…'] : []), ...(perRow ? ['per row'] : [])].join(' ');
}

function formatResult({ result }: Operator): string {
  if (typeof result === 'function') return 'by its arguments';
  if (typeof result === 'object') return `like argument ${result.like + 1}`;
  if (result === 'path') return 'as at the path';
  return result === 'unknown' ? 'any' : result;
}

function formatExample(name: string): string {
  const { write, given, gives } = getOperatorTools(name).example;
  const inputs = Object.entries(given).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  const from = inputs.length === 0 ? '' : ` with \`${inputs.join(', ')}\``;
  return `\`${JSON.stringify(write)}\`${from} gives \`${JSON.stringify(gives)}\``;
}

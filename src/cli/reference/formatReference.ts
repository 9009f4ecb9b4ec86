import { asRecord } from '../../plain/isRecord.ts';
import { escapeMarkdown, formatMarkdownTable } from './formatMarkdownTable.ts';
import { formatTable } from './formatTable.ts';
import { formatOperatorTable } from './formatOperatorTable.ts';
import { type SchemaObject, listMemberRows, type Resolve } from './listMemberRows.ts';

/** Files by their meta-schema, in the order in which an analyst meets them. */
const files = {
  wizard: '`schemas/<form>/wizard.json`',
  form: '`schemas/<form>/form.json`',
  shape: '`schemas/_shared/<shape>.json`',
  rules: '`rules/<form>.json`',
  rule: 'Conditions and expressions',
  calls: '`schemas/<form>/calls.json`',
  outcomes: '`schemas/_shared/outcomes.json`',
  part: '`schemas/_parts/<part>/part.json`',
  texts: '`texts.de.json`',
  flow: '`test/flows/<form>/<name>.flow.yaml`',
  facts: '`schemas/_shared/facts.json`',
  tables: '`rules/_shared/tables.json`',
  settings: '`rules/_shared/settings.json`',
  'shared-rules': '`rules/_shared/<name>.json`',
  words: '`schemas/_shared/words.json`',
  terms: '`schemas/_shared/terms.json`',
  selection: '`rules/_shared/selection.json`',
  errands: '`rules/_shared/errands.json`',
  'vehicle-bodies': '`rules/_shared/vehicle-bodies.json`',
  accident: '`rules/_shared/accident.json`',
  'claim-kinds': '`rules/_shared/claim-kinds.json`',
  'contract-kinds': '`rules/_shared/contract-kinds.json`',
  brand: '`brands/<brand>/brand.json`',
  'brand-texts': '`brands/<brand>/texts.de.json`',
} as const;

/** Meta-schemas that other meta-schemas refer to, and that describe no file. */
const withoutTable = ['lint'];

/** Definitions with another name in the reference than in the sources. */
const words: Readonly<Record<string, string>> = {
  'rule/value': 'expression',
  'rule/definition': 'condition',
  'rule/describedCondition': 'condition',
  'shape/writtenField': 'question',
  'shape/field': 'question',
  'outcomes/row': 'outcome',
  'outcomes/plainRow': 'outcome',
  'outcomes/effects': 'outcome',
  'calls/keep': 'result',
};

/** Definitions without a table, because the tables of a question and of an outcome contain their members. */
const repeatedTables = ['shape/field', 'outcomes/plainRow', 'outcomes/effects'];

/** Parts that the operators explain. */
const partsOfOperators = [
  'condition',
  'value',
  'literal',
  'list',
  'place',
  'table',
  'members',
  'operation',
  'definition',
];

/** Writes the reference of the format as Markdown: a table for each kind of file, and one of the operators. */
export function formatReference(schemas: ReadonlyMap<string, object>): string {
  const strange = [...schemas.keys()].filter((name) => !(name in files) && !withoutTable.includes(name));
  if (strange.length > 0) throw new Error(`There is no heading for ${strange.join(', ')}`);
  const sections = Object.entries(files).map(([name, heading]) =>
    formatSection(name, heading, asRecord(schemas.get(name)), createResolver(name, schemas)),
  );
  return [
    'Every object may have `x-lint`: checks that do not apply there, each with the reason. Names in angle brackets are free.',
    ...sections,
    `### Operators\n\n${formatOperatorTable()}`,
    `### Values in words\n\n${formatTable()}`,
  ].join('\n\n');
}

function formatSection(name: string, heading: string, schema: SchemaObject, resolve: Resolve): string {
  const tables = Object.entries(asRecord(schema['$defs']))
    .filter(
      ([key, part]) => hasTable(name, key, asRecord(part)) && !repeatedTables.includes(`${name}/${key}`),
    )
    .map(([key, part]) => {
      const { description } = asRecord(part);
      const title = `#### ${capitalize(getWord(name, key))}`;
      return [
        title,
        ...(typeof description === 'string' ? [formatSentence(description)] : []),
        formatMemberTable(asRecord(part), resolve),
      ];
    });
  const intro = [schema['title'], schema['description']].filter((text) => typeof text === 'string');
  return [
    `### ${heading}`,
    intro.map(formatSentence).join(' '),
    formatMemberTable(schema, resolve),
    ...tables.flat(),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function formatMemberTable(schema: SchemaObject, resolve: Resolve): string {
  const rows = listMemberRows(schema, resolve);
  if (rows.length === 0) return '';
  return formatMarkdownTable(
    ['Member', 'Type', 'What it says'],
    rows.map(({ name, type, says }) => [`\`${name}\``, type, says]),
  );
}

function createResolver(file: string, schemas: ReadonlyMap<string, object>): Resolve {
  return (reference) => {
    const [path = '', key = ''] = reference.split('#/$defs/');
    const name = path === '' ? file : path.replace('.schema.json', '');
    const schema = asRecord(asRecord(asRecord(schemas.get(name))['$defs'])[key]);
    return { schema, link: formatLink(name, key, schema), resolve: createResolver(name, schemas) };
  };
}

function formatLink(file: string, key: string, schema: SchemaObject): string | null {
  const word = getWord(file, key);
  if (file === 'rule' && partsOfOperators.includes(key)) {
    return word === 'condition' ? '[condition](#condition)' : `[${word}](#operators)`;
  }
  return hasTable(file, key, schema) ? `[${word}](#${word.toLowerCase()})` : null;
}

/** Parts that are an object of their own stand below their file; all others stand where they are used. */
function hasTable(file: string, key: string, part: SchemaObject): boolean {
  const isExplained = file === 'rule' && partsOfOperators.includes(key);
  const isObject = part['type'] === 'object' && 'properties' in part;
  return (isObject || `${file}/${key}` in words) && !isExplained;
}

function getWord(file: string, key: string): string {
  return words[`${file}/${key}`] ?? key;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatSentence(text: unknown): string {
  return `${escapeMarkdown(String(text)).replace(/\.$/, '')}.`;
}

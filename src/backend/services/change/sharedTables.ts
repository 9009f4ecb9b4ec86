import { derivationTools } from '../../../domain/derivations.tools.ts';
import type { Facts } from '../../../domain/facts/Facts.ts';
import {
  compileWizard,
  type Environment,
  type FormSource,
  plainScope,
  type SharedSource,
  type TableDefinition,
  type Wizard,
} from '../../../engine/index.ts';

interface SharedFile extends Partial<Pick<SharedSource, 'conditions' | 'values'>> {
  readonly $schema?: string;
}

const ruleFiles = import.meta.glob<SharedFile>('../../../../rules/_shared/contract.json', {
  eager: true,
  import: 'default',
});
const tableFiles = import.meta.glob<Readonly<Record<string, TableDefinition | string>>>(
  ['../../../../rules/_shared/tables.json', '../../../../rules/_shared/editing.json'],
  { eager: true, import: 'default' },
);
const factFiles = import.meta.glob<SharedSource['facts']>('../../../../schemas/_shared/facts.json', {
  eager: true,
  import: 'default',
});

/** Returns the value of a column in a row of a table. */
export type Row = (column: string) => unknown;

/**
 * Returns the rows of a table of `rules/_shared` that apply to a contract. Forms and pages read the same table with the same evaluator.
 */
export function findRows(table: TableName, facts: Facts): readonly Row[] {
  const rows = plainScope(tables, facts).read(`table.${table}`);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) =>
    isScope(row) ? [(column: string) => row.read(`row.${column}`)] : [],
  );
}

const tableNames = [
  'blocks',
  'fullDeductibles',
  'partialDeductibles',
  'occupations',
  'mileages',
  'youngestAges',
] as const;
type TableName = (typeof tableNames)[number];

function isScope(row: unknown): row is { readonly read: (path: string) => unknown } {
  return typeof row === 'object' && row !== null && 'read' in row && typeof row.read === 'function';
}

/** A form without questions needs no controls. */
const controls: Environment['controls'] = { fields: {}, tools: {}, blocks: {}, usual: () => '' };

/** Returns a compiled form without questions that reads the tables, because the compiler takes whole forms only. */
function compileTables(): Wizard {
  const made = compileWizard(createFormSource(), { validators: {}, derivations: derivationTools, controls });
  if (made.ok) return made.wizard;
  throw new Error(`rules/_shared has mistakes: ${made.problems.map(({ message }) => message).join(' ')}`);
}

const tables: Wizard = compileTables();

function createFormSource(): FormSource {
  const conditions = Object.fromEntries(
    tableNames.map((name) => [name, { says: name, if: { answered: `table.${name}` } }]),
  );
  return {
    wizard: {
      id: '_tables',
      mount: { frame: 'page' },
      exits: { cancel: '/' },
      steps: [],
      progress: 'none',
      leaveGuard: { inside: [], free: [], when: 'dirty', resetOnFree: false },
      done: { then: 'stay' },
    },
    steps: {},
    rules: { conditions },
    calls: { calls: [] },
    shared: loadSharedSource(),
  };
}

function loadSharedSource(): SharedSource {
  const rules = Object.values(ruleFiles);
  const definitions = Object.values(tableFiles).flatMap((file) =>
    Object.entries(file).flatMap(([name, table]) =>
      typeof table === 'string' ? [] : [[name, table] as const],
    ),
  );
  const [facts = { facts: {} }] = Object.values(factFiles);
  return {
    schemas: {},
    facts,
    conditions: Object.fromEntries(rules.flatMap((file) => Object.entries(file.conditions ?? {}))),
    conditionFiles: {},
    values: Object.fromEntries(rules.flatMap((file) => Object.entries(file.values ?? {}))),
    valueFiles: {},
    tables: Object.fromEntries(definitions),
    tableFiles: {},
    settings: {},
  };
}

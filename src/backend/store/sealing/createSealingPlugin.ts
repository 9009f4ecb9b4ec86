import {
  ColumnNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  type QueryId,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import type { DataCipher } from './createDataCipher.ts';
import { type SealedColumn, sealedColumns } from './sealedColumns.ts';
import { openValue, sealText } from './sealText.ts';

/** Creates a plugin that encrypts the sealed columns of each statement that writes them, and decrypts what statements return. */
export function createSealingPlugin(cipher: DataCipher): KyselyPlugin {
  const sealer = new Sealer(cipher);
  return {
    transformQuery: ({ node, queryId }) => sealer.transformNode(node, queryId),
    transformResult: async ({ result }) => ({
      ...result,
      rows: result.rows.map((row) => openValue(row, cipher) as typeof row),
    }),
  };
}

class Sealer extends OperationNodeTransformer {
  readonly #cipher: DataCipher;

  constructor(cipher: DataCipher) {
    super();
    this.#cipher = cipher;
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId: QueryId): InsertQueryNode {
    const plain = super.transformInsertQuery(node, queryId);
    const sealed = findColumns(node.into);
    if (sealed.length === 0) return plain;
    const { columns = [], values, onConflict } = plain;
    const sealedAt = columns.map(({ column }) => sealed.find((each) => each.column === column.name));
    return {
      ...plain,
      ...(values !== undefined && ValuesNode.is(values)
        ? { values: ValuesNode.create(values.values.map((row) => this.#sealRow(row, sealedAt))) }
        : {}),
      ...(onConflict?.updates === undefined
        ? {}
        : { onConflict: { ...onConflict, updates: this.#sealUpdates(onConflict.updates, sealed) } }),
    };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId: QueryId): UpdateQueryNode {
    const plain = super.transformUpdateQuery(node, queryId);
    const sealed = findColumns(node.table);
    return sealed.length === 0 || plain.updates === undefined
      ? plain
      : { ...plain, updates: this.#sealUpdates(plain.updates, sealed) };
  }

  #sealRow(
    row: PrimitiveValueListNode | ValueListNode,
    sealedAt: readonly (SealedColumn | undefined)[],
  ): PrimitiveValueListNode | ValueListNode {
    return PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create(row.values.map((value, index) => this.#seal(value, sealedAt[index])))
      : ValueListNode.create(row.values.map((value, index) => this.#sealNode(value, sealedAt[index])));
  }

  #sealUpdates(
    updates: readonly ColumnUpdateNode[],
    sealed: readonly SealedColumn[],
  ): readonly ColumnUpdateNode[] {
    return updates.map((update) => ({
      ...update,
      value: this.#sealNode(update.value, sealed.find(isColumnOf(update))),
    }));
  }

  #sealNode(node: OperationNode, sealed: SealedColumn | undefined): OperationNode {
    return ValueNode.is(node) ? ValueNode.create(this.#seal(node.value, sealed)) : node;
  }

  #seal(value: unknown, sealed: SealedColumn | undefined): unknown {
    return sealed === undefined || typeof value !== 'string' ? value : sealText(value, sealed, this.#cipher);
  }
}

function findColumns(table: OperationNode | undefined): readonly SealedColumn[] {
  if (table === undefined || !TableNode.is(table)) return [];
  return sealedColumns.filter((sealed) => sealed.table === table.table.identifier.name);
}

function isColumnOf({ column }: ColumnUpdateNode) {
  return (sealed: SealedColumn): boolean => ColumnNode.is(column) && column.column.name === sealed.column;
}

import type { FormSource } from '../../definition/FormSource.ts';
import { listResultPaths, findEnclosingRows, findSchema } from '../../definition/resultSchema.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';
import type { FlatNode } from '../FlatNode.ts';
import type { KnownNames } from './collectKnownNames.ts';
import { findExternalList } from './findExternalList.ts';
import type { RuleLocation } from './RuleLocation.ts';
import type { Report } from '../report.ts';

export type RuleSource = Pick<RuleLocation, 'file' | 'pointer'>;

export interface PathChecks {
  /** Checks a path that is read at this place. */
  readonly path: (name: string, at: RuleLocation) => void;
  /** Reports a path that does not exist. */
  readonly unknown: (name: string, at: RuleSource) => void;
  /** Returns the row that `row.*` means in operators over this list. */
  readonly rowOf: (list: string | null) => RuleLocation['row'];
}

/** Creates checks that report every path that does not exist, and every read of a node below the rule. */
export function createPathChecks(
  source: FormSource,
  flat: readonly FlatNode[],
  known: KnownNames,
  report: Report,
): PathChecks {
  const { indexOf, parts, facts, results, names } = known;
  return { path, unknown, rowOf };

  function path(name: string, at: RuleLocation): void {
    if (name.startsWith('row.')) return checkRowPath(name, at, known, report);
    if (name.startsWith('parent.')) return checkParentPath(name, at);
    const { file, pointer } = at;
    if (name.startsWith('result.') && !facts.has(name)) return checkResultPath(name, { file, pointer });
    const index = indexOf.get(name);
    if (index !== undefined) {
      if (index >= at.below) report({ file, pointer, ...mistake('reads-below', { name }) });
      else if (flat[index]?.kind === 'block')
        report({ file, pointer, ...mistake('unknown-path.block', { name }) });
    } else if (!facts.has(name)) {
      unknown(name, { file, pointer });
    }
  }

  function unknown(name: string, at: RuleSource): void {
    if (parts.has(name)) report({ ...at, ...mistake('unknown-path.listPart', { name }) });
    else report({ ...at, ...mistake('unknown-path', { name }), ...didYouMean(name, names) });
  }

  function checkResultPath(name: string, at: RuleSource): void {
    const schema = findSchema(results, name, 'value');
    if (schema === null) return unknown(name, at);
    const members = listResultPaths(name, schema).join(', ');
    if (schema.properties !== undefined)
      report({ ...at, ...mistake('unknown-path.members', { name, members }) });
  }

  function checkParentPath(name: string, at: RuleLocation): void {
    const around = at.row && findEnclosingRows(results, at.row.list.path);
    const list = around === null ? null : findExternalList(around, source);
    const row = list && { list, below: Infinity };
    if (row) checkRowPath(name.replace('parent.', 'row.'), { ...at, row }, known, report);
    else report({ file: at.file, pointer: at.pointer, ...mistake('row-outside.parent', { name }) });
  }

  function rowOf(list: string | null): RuleLocation['row'] {
    if (list === null) return null;
    const outside = findExternalList(list, source);
    if (outside !== null) return { list: outside, below: Infinity };
    const node = flat[indexOf.get(list) ?? -1];
    return node?.kind === 'list' ? { list: node, below: Infinity } : null;
  }
}

function checkRowPath(name: string, at: RuleLocation, { parts }: KnownNames, report: Report): void {
  const { file, pointer, row } = at;
  if (!row) return report({ file, pointer, ...mistake('row-outside.row', { name }) });
  if (name === 'row.number') return;
  const { list } = row;
  const part = name.slice('row.'.length);
  const index = list.parts.findIndex((one) => one.path === `${list.path}.${part}`);
  if (index < 0)
    report({
      file,
      pointer,
      ...mistake('unknown-path.rowPart', { list: list.path, part }),
      ...didYouMean(
        part,
        list.parts.map((one) => parts.get(one.path) ?? one.name),
      ),
    });
  else if (index >= row.below) report({ file, pointer, ...mistake('reads-below', { name }) });
}

import type { Expression } from '../../definition/Expression.ts';
import type { FormSource } from '../../definition/FormSource.ts';
import { subjects } from '../../definition/PromiseDefinition.ts';
import type { Path } from '../../definition/Wizard.ts';
import type { CompiledRule, CompiledValue } from '../../definition/CompiledRule.ts';
import type { FormatName } from '../../formats/formats.ts';
import { expandExpression } from '../../expressions/expandExpression.ts';
import type { ExpressionPart } from '../../expressions/ExpressionPart.ts';
import type { ExpressionPosition } from '../../expressions/operators/Operator.ts';
import { collectReadsOfParts } from '../../expressions/collectReads.ts';
import type { Conditions } from '../compileConditions.ts';
import type { Environment, FlatNode } from '../FlatNode.ts';
import { createNameChecks, type NameChecks } from './createNameChecks.ts';
import type { RuleLocation } from './RuleLocation.ts';
import { didYouMean } from '../../messages/didYouMean.ts';
import { mistake } from '../../messages/messages.ts';
import type { Report } from '../report.ts';
import type { ReadsExpander } from './createReadsExpander.ts';
import { collectValueFormats } from './collectValueFormats.ts';
import type { ValueExpander } from './createValueExpander.ts';

/** Compiles rules and values of an analyst, and reports every name that does not exist or stands below the rule. */
export interface References {
  readonly rule: (written: Expression, place: RuleLocation) => CompiledRule;
  /** Compiles a condition of a promise, which may have subjects. */
  readonly promised: (written: Expression, place: RuleLocation) => CompiledRule;
  readonly list: (path: Path, place: RuleLocation) => void;
  readonly value: (written: Expression, place: RuleLocation) => CompiledValue;
  /** Compiles a value that cannot be an object. */
  readonly scalar: (written: Expression, place: RuleLocation) => CompiledValue;
  /** Returns the index of a node. Reports a path that is no node of the form and returns null. */
  readonly node: (
    path: Path,
    place: { readonly file: string; readonly pointer: string; readonly key?: boolean },
  ) => number | null;
  readonly table: NameChecks['table'];
  /** The formats of values by path. */
  readonly formats: ReadonlyMap<Path, FormatName>;
  /** Lists the facts that the compiled rules read, in the order of their declaration. */
  readonly factsRead: () => readonly string[];
  /** Checks all conditions of the form itself, including unused ones. */
  readonly checkOwnConditions: () => void;
}

/** The means by which references are resolved. */
interface ReferenceContext {
  readonly conditions: Conditions;
  readonly sources: ReadsExpander;
  readonly write: ValueExpander;
  readonly environment: Environment;
}

export function createReferences(
  source: FormSource,
  flat: readonly FlatNode[],
  known: ReferenceContext,
  report: Report,
): References {
  const { conditions, sources, write } = known;
  const checks = createNameChecks(source, flat, conditions, known.environment.derivations, report);
  const indexOf = new Map(flat.map((node, index) => [node.path, index]));
  const readsOf = (parts: readonly ExpressionPart[]) =>
    sources(collectReadsOfParts(parts, conditions.reads), conditions.reads);
  const read = new Set<string>();
  const noteReads = <Compiled extends { readonly reads: readonly string[] }>(
    compiled: Compiled,
  ): Compiled => {
    for (const name of compiled.reads) read.add(name);
    return compiled;
  };
  const nodePaths = flat.flatMap((node) => [node.path, ...node.parts.map((part) => part.path)]);
  const expandAndCheck = (written: Expression, position: ExpressionPosition, at: RuleLocation) => {
    const found = expandExpression(write(written, position === 'scalar' ? 'value' : position), position);
    checks.parts(found.parts, at);
    return found;
  };
  const compileValue = (written: Expression, position: 'value' | 'scalar', at: RuleLocation) => {
    const { expression, parts } = expandAndCheck(written, position, at);
    return noteReads({ file: at.file, pointer: at.pointer, expression, ...readsOf(parts) });
  };
  return {
    rule(written, at) {
      const { expression, parts } = expandAndCheck(written, 'condition', at);
      return noteReads({ file: at.file, pointer: at.pointer, rule: expression, ...readsOf(parts) });
    },
    promised(written, at) {
      const { expression, parts } = expandExpression(write(written, 'condition'), 'condition', subjects);
      checks.parts(parts, at);
      return { file: at.file, pointer: at.pointer, rule: expression, ...readsOf(parts) };
    },
    list(path, at) {
      checks.parts([{ kind: 'path', name: path, at: 'list', pointer: '', rowOf: null }], at);
    },
    value: (written, at) => compileValue(written, 'value', at),
    scalar: (written, at) => compileValue(written, 'scalar', at),
    node(path, at) {
      const index = indexOf.get(path);
      if (index !== undefined) return index;
      // Only lint checks files against the meta-schema first, so a name may be missing.
      const says = path
        ? { ...mistake('unknown-field', { path }), ...didYouMean(path, nodePaths) }
        : mistake('unknown-field.none');
      report({ ...at, ...says });
      return null;
    },
    table: checks.table,
    formats: collectValueFormats(flat, source),
    factsRead: () => listFactNames(source).filter((fact) => read.has(fact)),
    checkOwnConditions: () => Object.keys(source.rules.conditions ?? {}).forEach(checks.condition),
  };
}

/** Lists facts in the order of their declaration. */
function listFactNames({ shared }: FormSource): readonly string[] {
  const settings = Object.keys(shared.settings).map((id) => `settings.${id}`);
  return [...Object.keys(shared.facts.facts), ...settings, 'today'];
}

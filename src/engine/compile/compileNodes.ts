import type { FormSource } from '../definition/FormSource.ts';
import type { FieldRules, OptionsDefinition } from '../definition/RulesFile.ts';
import type { Block, CompiledOptions, Field, List, WizardNode } from '../definition/Wizard.ts';
import type { CompiledRule } from '../definition/CompiledRule.ts';
import { type Asking, compileAsks } from './compileAsks.ts';
import { compileBlockValues } from './compileBlockValues.ts';
import { compileBlockControl, compileFieldControl, compileListControl } from './compileControl.ts';
import type { Environment, FlatNode } from './FlatNode.ts';
import { leafShape } from './leafShape.ts';
import { listFromOutside } from './listFromOutside.ts';
import type { Place } from './Place.ts';
import type { References } from './references.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo, type Report } from './report.ts';

/** Where rules stand in the file. */
type Section = 'fields' | 'steps';

/** Attaches the rules of `rules/<id>.json` to the flat nodes; what a group says holds for its parts. */
export function compileNodes(
  source: FormSource,
  flat: readonly FlatNode[],
  refs: References,
  environment: Environment,
  report: Report,
): readonly WizardNode[] {
  const file = `rules/${source.wizard.id}.json`;
  const rules = source.rules.fields ?? {};
  reportUnknownFields(flat, rules, file, report);
  const askingOf = compileAsks(flat, rules, file, report);

  const placeIn =
    (section: Section) =>
    (
      path: string,
      key: keyof FieldRules,
      at: Pick<Place, 'below' | 'row'>,
      ...more: readonly string[]
    ): Place => ({
      file,
      pointer: pointerTo(section, path, key, ...more),
      ...at,
    });
  const placeOf = placeIn('fields');

  function showOf(node: FlatNode, at: Pick<Place, 'below' | 'row'>): readonly CompiledRule[] {
    return [...node.groups, node.path].flatMap((path) => {
      const show = rules[path]?.show;
      return show === undefined ? [] : [refs.rule(show, placeOf(path, 'show', at))];
    });
  }

  /** A question is asked only where the field it is asked before shows. */
  function askedWhen({ path, ask }: Asking, at: Pick<Place, 'below' | 'row'>): readonly CompiledRule[] {
    const asking = flat.find((node) => node.path === path);
    return [
      ...(asking ? showOf(asking, at) : []),
      ...(ask.when === undefined ? [] : [refs.rule(ask.when, placeOf(path, 'ask', at, 'when'))]),
    ];
  }

  /** The innermost of a field, its groups and its step that says something. */
  function nearest<Key extends 'optional' | 'lock'>(
    node: FlatNode,
    key: Key,
  ): { section: Section; path: string; value: NonNullable<FieldRules[Key]> } | null {
    for (const path of [node.path, ...node.groups.toReversed()]) {
      const value = rules[path]?.[key];
      if (value !== undefined) return { section: 'fields', path, value };
    }
    const value = source.rules.steps?.[node.step]?.[key];
    return value === undefined ? null : { section: 'steps', path: node.step, value };
  }

  function optionalOf(node: FlatNode, at: Pick<Place, 'below' | 'row'>): true | CompiledRule | null {
    const optional = nearest(node, 'optional');
    if (!optional) return null;
    return optional.value === true
      ? true
      : refs.rule(optional.value, placeIn(optional.section)(optional.path, 'optional', at));
  }

  function fieldOf(node: FlatNode, index: number, at: Pick<Place, 'below' | 'row'>): Field {
    const own = rules[node.path] ?? {};
    const lock = nearest(node, 'lock');
    const control = compileFieldControl(node, environment.controls, report);
    const asking = askingOf.get(node.path);
    return {
      ...baseOf(node, index, [...(asking ? askedWhen(asking, at) : []), ...showOf(node, at)]),
      kind: 'field',
      control,
      type: typeOf(node),
      optional: optionalOf(node, at),
      mark: own.mark ?? null,
      lock: lock && {
        when: refs.rule(lock.value.when, placeIn(lock.section)(lock.path, 'lock', at, 'when')),
        to:
          lock.value.to === undefined
            ? null
            : refs.value(lock.value.to, placeIn(lock.section)(lock.path, 'lock', at, 'to')),
        says: lock.value.says ?? null,
      },
      options: optionsOf(node, own.options, at),
      min: own.min === undefined ? null : refs.value(own.min, placeOf(node.path, 'min', at)),
      max: own.max === undefined ? null : refs.value(own.max, placeOf(node.path, 'max', at)),
      variants: Object.entries(own.variants ?? {}).map(([variant, when]) => ({
        when: refs.rule(when, placeOf(node.path, 'variants', at, variant)),
        variant,
      })),
      ask: own.ask ? { field: own.ask.field } : null,
      askedBy: asking ? { field: asking.path, refuse: asking.ask.refuse ?? [] } : null,
      validate: environment.validators[leafShape(node.schema)] ?? missingValidator(node),
      sensitive: node.schema['x-sensitive'] ?? false,
      autocomplete: node.schema['x-autocomplete'] ?? null,
      twoValued: control.type.isTwoValued === true,
    };
  }

  function optionsOf(
    node: FlatNode,
    options: OptionsDefinition | undefined,
    at: Pick<Place, 'below' | 'row'>,
  ): CompiledOptions | null {
    const place = placeOf(node.path, 'options', at);
    if (options === undefined) {
      return node.schema.enum
        ? { rows: node.schema.enum.map((value) => ({ value, when: null, disabled: null })) }
        : null;
    }
    if (typeof options === 'object' && 'from' in options) {
      refs.list(options.from, placeOf(node.path, 'options', at, 'from'));
      const list = listFromOutside(options.from, source);
      const row = list && { list, below: Infinity };
      const where = { ...placeOf(node.path, 'options', at, 'where'), row };
      return {
        from: options.from,
        where: options.where === undefined ? null : refs.rule(options.where, where),
        value: options.value,
        group: options.group ?? null,
        label: options.label,
      };
    }
    const table = typeof options === 'string' ? source.shared.tables[options] : undefined;
    if (typeof options === 'string') refs.table(options, place);
    const rows = typeof options === 'string' ? (table && 'rows' in table ? table.rows : []) : options;
    return {
      rows: rows.map((row, position) => {
        const pointer = (...more: readonly string[]) =>
          placeOf(node.path, 'options', at, String(position), ...more);
        if (node.schema.enum && !node.schema.enum.includes(row.value)) {
          report({
            ...pointer('value'),
            ...mistake('option-not-in-enum', { value: row.value, path: node.path }),
            ...didYouMean(String(row.value), node.schema.enum.map(String)),
          });
        }
        return {
          value: row.value,
          when: row.when === undefined ? null : refs.rule(row.when, pointer('when')),
          disabled: row.disabled
            ? { when: refs.rule(row.disabled.when, pointer('disabled', 'when')), says: row.disabled.says }
            : null,
        };
      }),
    };
  }

  return flat.map((node, index): WizardNode => {
    const at = { below: index, row: null };
    switch (node.kind) {
      case 'field':
        return fieldOf(node, index, at);
      case 'block':
        return {
          ...baseOf(node, index, showOf(node, at)),
          kind: 'block',
          control: compileBlockControl(node, environment.controls, report),
          values: compileBlockValues(node, at, refs),
        } satisfies Block;
      case 'list': {
        const parts = node.parts.map((part, position) => {
          const inRow = { below: index, row: { list: node, below: position } };
          return part.kind === 'block'
            ? ({
                ...baseOf(part, position, showOf(part, inRow)),
                kind: 'block',
                control: compileBlockControl(part, environment.controls, report),
                values: compileBlockValues(part, inRow, refs),
              } satisfies Block)
            : fieldOf(part, position, inRow);
        });
        return {
          ...baseOf(node, index, showOf(node, at)),
          kind: 'list',
          control: compileListControl(node, environment.controls, report),
          minItems: node.schema.minItems ?? 0,
          maxItems: node.schema.maxItems ?? Infinity,
          optional: optionalOf(node, at),
          parts,
        } satisfies List;
      }
    }
  });
}

function baseOf(node: FlatNode, index: number, show: readonly CompiledRule[]) {
  return { index, path: node.path, step: node.step, name: node.name, show, schema: node.schema };
}

function typeOf(node: FlatNode): Field['type'] {
  const { type } = node.schema;
  return type === 'number' || type === 'integer' || type === 'boolean' ? type : 'string';
}

function missingValidator(node: FlatNode): never {
  throw new Error(`no validator was built for "${node.path}": ${leafShape(node.schema)}`);
}

function reportUnknownFields(
  flat: readonly FlatNode[],
  rules: Readonly<Record<string, FieldRules>>,
  file: string,
  report: Report,
): void {
  const known = new Set(
    flat.flatMap((node) => [
      ...node.groups,
      node.path,
      ...node.parts.flatMap((part) => [...part.groups, part.path]),
    ]),
  );
  for (const path of Object.keys(rules)) {
    if (known.has(path)) continue;
    report({
      file,
      pointer: pointerTo('fields', path),
      key: true,
      ...mistake('unknown-field', { path }),
      ...didYouMean(path, known),
    });
  }
}

import { type FieldSchema, getBlockSets, didYouMean, type Mistake } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { autocompleteTokens } from './autocompleteTokens.ts';
import { type Check, checkEachWizard } from '../LintSubject.ts';
import { locateNode } from '../shared/locateNode.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { findRepetitions } from '../shared/findRepetitions.ts';
import { listWrittenSchemas } from './listWrittenSchemas.ts';

/** Compares the limits within one schema, so that a mistake is reported once, in the shape or in the field that overrides it. */
const limits = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** The length of the texts of a format that has one. */
const lengthOf: Readonly<Record<string, number>> = { date: 10, time: 5 };

export const impossibleLimits: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, name, schema }) => [
    ...findWrongLength(schema, name).map((says) => ({ file, pointer: `${pointer}/maxLength`, ...says })),
    ...limits.flatMap(([least, most]) => {
      const [low, high] = [schema[least], schema[most]];
      if (low === undefined || high === undefined || low <= high) return [];
      const says = mistake('impossible-limits', { name, least, low, most, high });
      return [{ file, pointer: `${pointer}/${least}`, ...says }];
    }),
  ]);

/** A day and a time have one length, so that another limit is a mistake even where it refuses nothing. */
function findWrongLength({ format, maxLength }: FieldSchema, name: string): readonly Mistake[] {
  const length = format === undefined ? undefined : lengthOf[format];
  if (length === undefined || maxLength === undefined || maxLength === length) return [];
  return [mistake('impossible-limits.format', { name, maxLength, length })];
}

export const constOutsideEnum: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    if (schema.const === undefined || !schema.enum) return [];
    if (schema.enum.some((value) => value === schema.const)) return [];
    return [
      {
        file,
        pointer: `${pointer}/const`,
        ...mistake('const-outside-enum', { value: String(schema.const), name }),
        ...didYouMean(String(schema.const), schema.enum.map(String)),
      },
    ];
  });

export const repeatedOption: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, name, schema }) =>
    findRepetitions(schema.enum ?? []).map((position) => ({
      file,
      pointer: pointer + formatPointer('enum', position),
      ...mistake('repeated-option', { value: String(schema.enum?.[position]), name }),
    })),
  );

export const unknownAutocomplete: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, schema }) => {
    const written = schema['x-autocomplete'];
    const last = written?.split(' ').at(-1) ?? '';
    if (written === undefined || autocompleteTokens.includes(last)) return [];
    return [
      {
        file,
        pointer: `${pointer}/x-autocomplete`,
        ...mistake('unknown-autocomplete', { token: last }),
        ...didYouMean(last, autocompleteTokens),
      },
    ];
  });

/** Finds `autocomplete` in rows: rows describe other people or things, and browsers would fill in the customer's own data. */
export const autocompleteInRows: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    const token = schema['x-autocomplete'] ?? 'off';
    if (token === 'off' || !pointer.includes('/items/')) return [];
    return [{ file, pointer: `${pointer}/x-autocomplete`, ...mistake('autocomplete-in-rows', { name }) }];
  });

/** Finds `autocomplete` on a group or list, where it has no effect on the questions inside. */
export const autocompleteOnGroup: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    const holdsOthers = 'properties' in schema || 'items' in schema || 'use' in schema;
    if (!holdsOthers || schema['x-autocomplete'] === undefined) return [];
    return [{ file, pointer: `${pointer}/x-autocomplete`, ...mistake('autocomplete-on-group', { name }) }];
  });

export const autocompleteMissing: Check = checkEachWizard((form) =>
  listSchemaFields(form.wizard).flatMap(({ path, control, autocomplete }) => {
    if (autocomplete !== null || !control.tools?.isPersonal) return [];
    return [{ ...locateNode(form, path), ...mistake('autocomplete-missing', { path, kind: control.kind }) }];
  }),
);

export const emptyGroup: Check = (subject) =>
  listWrittenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    const isEmpty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
    if (!isEmpty || schema.$ref !== undefined) return [];
    return [{ file, pointer, ...mistake('empty-group', { name }) }];
  });

/** Finds numbers without limits. Limits may also come from `rules`. */
export const unboundedNumber: Check = checkEachWizard((form) =>
  listSchemaFields(form.wizard).flatMap((field) => {
    if (field.type === 'string' || field.type === 'boolean' || field.options) return [];
    const isOpenBelow = field.schema.minimum === undefined && field.min === null;
    const isOpenAbove = field.schema.maximum === undefined && field.max === null;
    if (!isOpenBelow && !isOpenAbove) return [];
    const open = isOpenBelow && isOpenAbove ? 'both' : isOpenBelow ? 'minimum' : 'maximum';
    const says = mistake(`unbounded-number.${open}`, { path: field.path });
    return [{ ...locateNode(form, field.path), ...says }];
  }),
);

export const controlFormat: Check = checkEachWizard((form) =>
  listSchemaFields(form.wizard).flatMap(({ path, control, schema }) => {
    const format = control.tools?.schemaFormat;
    if (format === undefined || schema.format === format || schema.pattern !== undefined) return [];
    return [
      {
        ...locateNode(form, path),
        ...mistake('control-format', { path, kind: control.kind, format }),
      },
    ];
  }),
);

/** Finds secrets that a draft would store. */
export const storedSecret: Check = checkEachWizard((form) =>
  listSchemaFields(form.wizard).flatMap(({ path, control, sensitive }) =>
    control.tools?.isSecret && !sensitive
      ? [{ ...locateNode(form, path), ...mistake('stored-secret', { path }) }]
      : [],
  ),
);

export const choiceWithoutOptions: Check = checkEachWizard((form) =>
  listSchemaFields(form.wizard).flatMap(({ path, control, options }) => {
    if (options !== null || !control.tools?.isChoice) return [];
    return [
      {
        ...locateNode(form, path),
        ...mistake('choice-without-options', { path }),
      },
    ];
  }),
);

/** Finds fields that an address search or a button names and that do not stand beside the block. */
export const unknownFill: Check = checkEachWizard((form) => {
  const nodes = form.wizard.nodes.flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  return nodes.flatMap((node) => {
    if (node.kind !== 'block') return [];
    const { fills } = node.control.params;
    const named = [
      ...Object.entries(fills !== null && typeof fills === 'object' ? fills : {}).map(
        ([part, name]: [string, unknown]) => ({ name: String(name), at: ['fills', part], key: false }),
      ),
      ...Object.keys(getBlockSets(node.control.params)).map((name) => ({
        name,
        at: ['set', name],
        key: true,
      })),
    ];
    const group = node.path.slice(0, node.path.lastIndexOf('.') + 1);
    const beside = nodes.flatMap(({ kind, path }) =>
      kind === 'field' && path.startsWith(group) ? [path.slice(group.length)] : [],
    );
    return named.flatMap(({ name, at, key }) => {
      if (beside.includes(name)) return [];
      const { file, pointer } = locateNode(form, node.path);
      return [
        {
          file,
          pointer: pointer + formatPointer('x-control', ...at),
          ...(key ? { key } : {}),
          ...mistake('unknown-fill', { name, path: node.path }),
          ...didYouMean(name, beside),
        },
      ];
    });
  });
});

function listSchemaFields(wizard: Parameters<Parameters<typeof checkEachWizard>[0]>[0]['wizard']) {
  return wizard.nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => (node.kind === 'field' ? [node] : []));
}

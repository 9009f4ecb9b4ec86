import { autocompleteTokens } from './autocompleteTokens.ts';
import { didYouMean } from './didYouMean.ts';
import { type Check, perWizard } from './LintSubject.ts';
import { placeOfNode } from './placeOfNode.ts';
import { pointerTo } from './pointerTo.ts';
import { repetitionsIn } from './repetitionsIn.ts';
import { writtenSchemas } from './writtenSchemas.ts';

/** In a schema's own words, so that it is said once, in the shape or in the field that overrides it. */
const limits = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

export const impossibleLimits: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, name, schema }) =>
    limits.flatMap(([least, most]) => {
      const [low, high] = [schema[least], schema[most]];
      if (low === undefined || high === undefined || low <= high) return [];
      const message = `nothing fits "${name}": ${least} ${low} is above ${most} ${high}`;
      return [{ file, pointer: `${pointer}/${least}`, code: 'impossible-limits', message }];
    }),
  );

export const constOutsideEnum: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    if (schema.const === undefined || !schema.enum) return [];
    if (schema.enum.some((value) => value === schema.const)) return [];
    return [
      {
        file,
        pointer: `${pointer}/const`,
        code: 'const-outside-enum',
        message: `"${String(schema.const)}" is no value of "${name}"`,
        ...didYouMean(String(schema.const), schema.enum.map(String)),
      },
    ];
  });

export const repeatedOption: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, name, schema }) =>
    repetitionsIn(schema.enum ?? []).map((position) => ({
      file,
      pointer: pointer + pointerTo('enum', position),
      code: 'repeated-option',
      message: `"${String(schema.enum?.[position])}" stands twice among the values of "${name}"`,
    })),
  );

export const unknownAutocomplete: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, schema }) => {
    const written = schema['x-autocomplete'];
    const last = written?.split(' ').at(-1) ?? '';
    if (written === undefined || autocompleteTokens.includes(last)) return [];
    return [
      {
        file,
        pointer: `${pointer}/x-autocomplete`,
        code: 'unknown-autocomplete',
        message: `browsers know no autocomplete "${last}"`,
        ...didYouMean(last, autocompleteTokens),
      },
    ];
  });

/** Rows are other people or things: a browser that fills in the customer's own data there fills in wrong data. */
export const autocompleteInRows: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    const token = schema['x-autocomplete'] ?? 'off';
    if (token === 'off' || !pointer.includes('/items/')) return [];
    const message = `the browser would fill the customer's own data into each row of "${name}"`;
    const hint = '"x-autocomplete": "off"';
    return [{ file, pointer: `${pointer}/x-autocomplete`, code: 'autocomplete-in-rows', message, hint }];
  });

export const emptyGroup: Check = (subject) =>
  writtenSchemas(subject).flatMap(({ file, pointer, name, schema }) => {
    const isEmpty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
    if (!isEmpty || schema.$ref !== undefined) return [];
    return [{ file, pointer, code: 'empty-group', message: `"${name}" asks for nothing` }];
  });

/** `rules` may set the limits, too. */
export const unboundedNumber: Check = perWizard((form) =>
  fieldsOf(form.wizard).flatMap((field) => {
    if (field.type === 'string' || field.type === 'boolean' || field.options) return [];
    const open = [
      field.schema.minimum === undefined && field.min === null && 'minimum',
      field.schema.maximum === undefined && field.max === null && 'maximum',
    ].filter((keyword) => keyword !== false);
    if (open.length === 0) return [];
    const message = `number "${field.path}" has no ${open.join(' and no ')}`;
    return [{ ...placeOfNode(form, field.path), code: 'unbounded-number', message }];
  }),
);

export const controlFormat: Check = perWizard((form) =>
  fieldsOf(form.wizard).flatMap(({ path, control, schema }) => {
    const format = control.type.schemaFormat;
    if (format === undefined || schema.format === format || schema.pattern !== undefined) return [];
    return [
      {
        ...placeOfNode(form, path),
        code: 'control-format',
        message: `"${path}" is drawn as "${control.kind}" and takes any text`,
        hint: `"format": "${format}"`,
      },
    ];
  }),
);

export const choiceWithoutOptions: Check = perWizard((form) =>
  fieldsOf(form.wizard).flatMap(({ path, control, options }) => {
    if (options !== null || !control.type.isChoice) return [];
    return [
      {
        ...placeOfNode(form, path),
        code: 'choice-without-options',
        message: `"${path}" is a choice between nothing`,
        hint: '"enum" in the schema, or "options" in the rules',
      },
    ];
  }),
);

/** An address search fills fields that stand beside it. */
export const unknownFill: Check = perWizard((form) => {
  const nodes = form.wizard.nodes.flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  return nodes.flatMap((node) => {
    const { fills } = node.control.params;
    if (node.kind !== 'block' || fills === null || typeof fills !== 'object') return [];
    const group = node.path.slice(0, node.path.lastIndexOf('.') + 1);
    const beside = nodes.flatMap(({ kind, path }) =>
      kind === 'field' && path.startsWith(group) ? [path.slice(group.length)] : [],
    );
    return Object.entries(fills).flatMap(([part, name]: [string, unknown]) => {
      if (beside.includes(String(name))) return [];
      const { file, pointer } = placeOfNode(form, node.path);
      return [
        {
          file,
          pointer: pointer + pointerTo('x-control', 'fills', part),
          code: 'unknown-fill',
          message: `there is no field "${String(name)}" beside "${node.path}"`,
          ...didYouMean(String(name), beside),
        },
      ];
    });
  });
});

function fieldsOf(wizard: Parameters<Parameters<typeof perWizard>[0]>[0]['wizard']) {
  return wizard.nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => (node.kind === 'field' ? [node] : []));
}

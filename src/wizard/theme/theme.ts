// Imported by file, because the index of the package loads all of rjsf and its test registry.
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { controls } from '../controls/controls.ts';
import { ArrayField } from '../fields/rows/ArrayField.tsx';
import { ArrayFieldTemplate } from '../fields/rows/ArrayFieldTemplate.tsx';
import { FieldTemplate } from '../fields/frame/FieldTemplate.tsx';
import { ObjectFieldTemplate } from '../fields/groups/ObjectFieldTemplate.tsx';
import { SchemaField } from '../fields/nodes/SchemaField.tsx';
import type { Theme } from '../fields/Theme.ts';

/** The portal's theme: a widget for every control, and the fields and templates that draw a step. */
export const theme: Theme = {
  widgets: Object.fromEntries(Object.entries(controls).map(([name, { Input }]) => [name, Input])),
  fields: { SchemaField, ObjectField, ArrayField },
  templates: { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate },
};

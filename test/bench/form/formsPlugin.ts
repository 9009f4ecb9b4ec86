import type { Plugin } from 'vite';
import { compileSoundValidators } from '../../../src/definitions/disk.ts';
import { writeFormCode } from '../../../src/definitions/writeFormCode.ts';
import { compileWizard, type FormSource, collectLeafSchemas } from '../../../src/engine/index.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';
import { benchForm, type BenchForm } from './BenchForm.ts';
import { builtName, type Kind } from './builtForms.ts';
import { definitionOf } from './definition.ts';
import type { MeasuredForm } from './measuredForms.ts';
import { flatDefinition, rowsDefinition } from './rows.ts';

const definitions: Readonly<Record<Kind, (form: BenchForm) => FormSource>> = {
  plain: definitionOf,
  rows: rowsDefinition,
  rowsFlat: flatDefinition,
};

const formsId = 'virtual:bench-forms';
const formPrefix = 'virtual:bench-form/';

/** Provides the generated forms compiled, one module each, as the portal gets its own. */
export function formsPlugin(measured: readonly MeasuredForm[]): Plugin {
  const sources = new Map(measured.flatMap(sourcesOf));
  const index = [...sources.keys()].map(
    (name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(formPrefix + name)}),`,
  );
  return {
    name: 'bench-forms',
    resolveId: (id) => (id === formsId || id.startsWith(formPrefix) ? `\0${id}.js` : null),
    load(id) {
      const name = id.slice(1, -'.js'.length);
      if (name === formsId) return `export const forms = {\n${index.join('\n')}\n};`;
      const source = sources.get(name.slice(formPrefix.length));
      return source === undefined ? null : codeOf(source);
    },
  };
}

function sourcesOf({ kind, shape }: MeasuredForm): readonly (readonly [string, FormSource])[] {
  const form = benchForm(...shape);
  const kinds: readonly Kind[] = kind === 'rows' ? ['rows', 'rowsFlat'] : ['plain'];
  return kinds.map((one) => [builtName(one, form), definitions[one](form)] as const);
}

function codeOf(source: FormSource): string {
  const validators = compileSoundValidators(collectLeafSchemas(source)) ?? {};
  const compiled = compileWizard(source, { validators, ...formEnvironment });
  if (compiled.ok) return writeFormCode(source, compiled.wizard);
  throw new Error(compiled.problems.map(({ pointer, code }) => `${pointer} ${code}`).join('\n'));
}

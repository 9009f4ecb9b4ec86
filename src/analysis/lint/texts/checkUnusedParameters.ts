import type { Block } from '../../../engine/index.ts';
import { isRecord } from '../../../plain/isRecord.ts';
import { mistake } from '../../messages/messages.ts';
import { checkEachWizard } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { locateNode } from '../shared/locateNode.ts';
import { findFormText, listOverlayParameters } from './checkTexts.ts';

/** Values for texts, with their place and the keys of the texts that may name them. */
interface GivenValues {
  readonly file: string;
  readonly pointer: string;
  readonly names: readonly string[];
  readonly keys: readonly string[];
}

/** Finds values that are given to a notice or a block and that none of its texts names. */
export const unusedParameter = checkEachWizard((form, { repository }) => {
  const own = Object.keys(repository.texts.get(form.id)?.texts ?? {});
  const { rules } = form.source;
  const given: readonly GivenValues[] = [
    ...(rules.notices ?? []).map(({ id, values = {} }, position) => ({
      file: `rules/${form.id}.json`,
      pointer: formatPointer('notices', position, 'values'),
      names: Object.keys(values),
      keys: own.filter((key) => key.startsWith(`dialog.${id}.`)),
    })),
    ...form.wizard.nodes.flatMap((node) =>
      node.kind === 'block' && takesAnyValue(node)
        ? [
            {
              ...locateValues(locateNode(form, node.path)),
              names: Object.keys(node.values),
              keys: own.filter((key) => key.startsWith(`${node.path}.`)),
            },
          ]
        : [],
    ),
  ];
  return given.flatMap(({ file, pointer, names, keys }) => {
    const texts = keys.map((key) => findFormText(repository, form.id, key) ?? '');
    const named = new Set(texts.flatMap(listOverlayParameters));
    return names
      .filter((name) => !named.has(name) && keys.length > 0)
      .map((name) => ({
        file,
        pointer: pointer + formatPointer(name),
        key: true,
        ...mistake('unused-parameter', { name: `{${name}}` }),
      }));
  });
});

function locateValues({ file, pointer }: Pick<GivenValues, 'file' | 'pointer'>) {
  return { file, pointer: `${pointer}/x-control/values` };
}

/** Returns true for a block whose values are for its texts alone; others draw the values that their parameters name. */
function takesAnyValue({ control }: Block): boolean {
  const values = control.type?.parameters.properties['values'];
  return isRecord(values) && !('properties' in values);
}

import { getBlockSets, getConstant, listLocks, pathsIn } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { type Check, type LintForm, checkEachWizard } from '../LintSubject.ts';
import { indexNodes } from '../shared/indexNodes.ts';
import { locateNode } from '../shared/locateNode.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { explainValueRefusal } from '../shared/explainValueRefusal.ts';

const getRulesFile = ({ id }: LintForm) => `rules/${id}.json`;

export const reactionOnItself: Check = ({ forms }) =>
  forms.flatMap((form) =>
    (form.source.rules.reactions ?? []).flatMap(({ on, clear = [], set = {} }, reaction) => {
      const at = (...parts: readonly (string | number)[]) => formatPointer('reactions', reaction, ...parts);
      const places = [
        ...clear.flatMap((path, position) => (path === on ? [at('clear', position)] : [])),
        ...Object.keys(set).flatMap((path) => (path === on ? [at('set', path)] : [])),
      ];
      const says = mistake('reaction-on-itself', { path: on });
      return places.map((pointer) => ({ file: getRulesFile(form), pointer, ...says }));
    }),
  );

/** Finds reactions that set a value from itself: it never changes, or grows with each change. */
export const setFromItself: Check = ({ forms }) =>
  forms.flatMap((form) =>
    (form.source.rules.reactions ?? []).flatMap(({ set = {} }, reaction) =>
      Object.entries(set).flatMap(([path, value]) => {
        if (!pathsIn(value).includes(path)) return [];
        const pointer = formatPointer('reactions', reaction, 'set', path);
        return [
          {
            file: getRulesFile(form),
            pointer,
            ...mistake('set-from-itself', { path }),
          },
        ];
      }),
    ),
  );

export const rowsOutsideLimits: Check = checkEachWizard((form) =>
  (form.source.rules.reactions ?? []).flatMap(({ rows = {} }, reaction) =>
    Object.entries(rows).flatMap(([path, count]) => {
      const list = form.wizard.nodes.find((node) => node.path === path);
      if (!list) return [];
      const pointer = formatPointer('reactions', reaction, 'rows', path);
      const at = { file: getRulesFile(form), pointer };
      if (list.kind !== 'list')
        return [{ ...at, key: true, ...mistake('rows-outside-limits.list', { path }) }];
      if (count >= list.minItems && count <= list.maxItems) return [];
      const limits = { path, least: list.minItems, most: list.maxItems, count };
      return [{ ...at, ...mistake('rows-outside-limits', limits) }];
    }),
  ),
);

/** Finds fixed values that their field refuses: on entry, in a reaction, in a lock, or by a button. */
export const valueNotAccepted: Check = checkEachWizard((form) => {
  const nodes = indexNodes(form.wizard);
  const { rules } = form.source;
  const put = [
    ...Object.entries(rules.start ?? {}).map(([path, value]) => ({
      path,
      value,
      file: getRulesFile(form),
      pointer: formatPointer('start', path),
    })),
    ...(rules.reactions ?? []).flatMap(({ set = {} }, reaction) =>
      Object.entries(set).map(([path, value]) => ({
        path,
        value,
        file: getRulesFile(form),
        pointer: formatPointer('reactions', reaction, 'set', path),
      })),
    ),
    ...Object.entries(rules.fields ?? {}).flatMap(([path, { lock: written }]) =>
      listLocks(written).flatMap(({ lock, keys }) =>
        lock.to === undefined
          ? []
          : [
              {
                path,
                value: lock.to,
                file: getRulesFile(form),
                pointer: formatPointer('fields', path, 'lock', ...keys, 'to'),
              },
            ],
      ),
    ),
    ...[...nodes.values()].flatMap((node) => {
      if (node.kind !== 'block') return [];
      const { file, pointer } = locateNode(form, node.path);
      return Object.entries(getBlockSets(node.control.params)).map(([name, value]) => ({
        path: node.path.slice(0, node.path.lastIndexOf('.') + 1) + name,
        value,
        file,
        pointer: pointer + formatPointer('x-control', 'set', name),
      }));
    }),
  ];
  return put.flatMap(({ path, value, file, pointer }) => {
    const node = nodes.get(path);
    const constant = getConstant(value);
    if (node?.kind !== 'field' || constant === undefined || constant === null) return [];
    const reason = explainValueRefusal(node, constant);
    if (reason === null) return [];
    return [
      {
        file,
        pointer: typeof value === 'object' ? `${pointer}/const` : pointer,
        ...mistake('value-not-accepted', { path, value: JSON.stringify(constant), reason }),
      },
    ];
  });
});

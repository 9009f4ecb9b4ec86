import { getCarriedValues } from '../shared/getCarriedValues.ts';
import { listCommonParameters, findFormText } from '../texts/checkTexts.ts';
import { mistake } from '../../messages/messages.ts';
import {
  didYouMean,
  expandExpression,
  membersOfObject,
  findReadPath,
  pathsIn,
  type Problem,
  type Expression,
} from '../../../engine/index.ts';
import { type Check, type LintForm, checkEachWizard } from '../LintSubject.ts';
import { locateNode } from '../shared/locateNode.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { collectStrings } from '../shared/collectStrings.ts';

const getCallsFile = ({ id }: LintForm) => `schemas/${id}/calls.json`;

/**
 * Finds calls without `next`, after which the customer cannot continue: neither to the next call, nor to the next step, nor out of the
 * form.
 */
export const callWithoutNext: Check = ({ forms }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ at, outcomes, call }, position) => {
      if (!('continue' in at) && !('enter' in at)) return [];
      const leads = outcomes.some(
        (row) => !('use' in row) && (row.next || row.done || row.go !== undefined || row.dialog),
      );
      if (leads) return [];
      return [
        {
          file: getCallsFile(form),
          pointer: formatPointer('calls', position, 'outcomes'),
          ...mistake('call-without-next', { call }),
        },
      ];
    }),
  );

/** Finds forms that are never finished and are not meant to stay: such a form keeps its draft for ever. */
export const neverDone: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const rows = form.source.calls.calls.flatMap(({ outcomes }) => outcomes);
    const { done: end } = form.source.wizard;
    const isEndless = 'then' in end && end.then === 'stay';
    if (isEndless || rows.length === 0 || rows.some(({ done }) => done)) return [];
    return [{ file: getCallsFile(form), pointer: '/calls', ...mistake('never-done') }];
  });

export const outcomeWithoutEffect: Check = ({ forms }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ outcomes }, call) =>
      outcomes.flatMap((row, position) => {
        const effects = Object.keys(row).filter((key) => !['status', 'body', 'when', 'else'].includes(key));
        if (effects.length > 0) return [];
        const pointer = formatPointer('calls', call, 'outcomes', position);
        return [{ file: getCallsFile(form), pointer, ...mistake('outcome-without-effect') }];
      }),
    ),
  );

/** Finds members of a message at a row without a message. */
export const bannerParts: Check = ({ forms }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ outcomes }, call) =>
      outcomes.flatMap((row, position): readonly Problem[] => {
        const at = (key: string) => ({
          file: getCallsFile(form),
          pointer: formatPointer('calls', call, 'outcomes', position, key),
          key: true,
        });
        if (row.banner !== undefined) return [];
        return (['level', 'params'] as const)
          .filter((key) => row[key] !== undefined)
          .map((key) => ({ ...at(key), ...mistake('banner-parts', { part: key }) }));
      }),
    ),
  );

/** Finds parameters that a message does not need: its text does not use them, or every text knows them. */
export const needlessParam: Check = ({ forms, repository }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ outcomes }, call) =>
      outcomes.flatMap(({ banner, params = {} }, position): readonly Problem[] => {
        const text = banner === undefined ? undefined : findFormText(repository, form.id, banner);
        if (banner === undefined || text === undefined) return [];
        return Object.keys(params).flatMap((name) => {
          const why = listCommonParameters(repository).includes(name)
            ? 'known'
            : text.includes(`{${name}}`)
              ? null
              : 'unread';
          if (why === null) return [];
          const pointer = formatPointer('calls', call, 'outcomes', position, 'params', name);
          const says = mistake(`needless-param.${why}`, { name, banner });
          return [{ file: getCallsFile(form), pointer, key: true, ...says }];
        });
      }),
    ),
  );

/** Finds the same answer under two names of one body. */
export const sentTwice: Check = ({ forms }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ send }, call) => {
      const sent = send === undefined ? [] : listPlainMembers(send, formatPointer('calls', call, 'send'));
      return sent.flatMap(({ path, pointer }, position) => {
        const first = sent.findIndex((other) => other.path === path);
        if (first === position || path.startsWith('row.')) return [];
        return [{ file: getCallsFile(form), pointer, ...mistake('sent-twice', { path }) }];
      });
    }),
  );

function listPlainMembers(
  expression: Expression,
  pointer: string,
): readonly { readonly path: string; readonly pointer: string }[] {
  const { expression: expanded } = expandExpression(expression, 'value');
  const path = findReadPath(expanded);
  if (path !== null) return [{ path, pointer }];
  return Object.entries(membersOfObject(expanded) ?? {}).flatMap(([name, part]) =>
    listPlainMembers(part, pointer + formatPointer(name)),
  );
}

/** Compares parameters of the address and headers with those of the protocol. */
export const callParameters: Check = ({ forms, tools }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ call, path = {}, headers = {} }, position): readonly Problem[] => {
      const known = tools.operations?.get(call);
      if (!known) return [];
      const at = (...parts: readonly (string | number)[]) => ({
        file: getCallsFile(form),
        pointer: formatPointer('calls', position, ...parts),
      });
      const missing = known.path
        .filter((name) => !Object.hasOwn(path, name))
        .map((name) => ({
          ...at('call'),
          ...mistake('call-parameters.missing', { call, name }),
        }));
      const unknown = (['path', 'headers'] as const).flatMap((key) =>
        Object.keys(key === 'path' ? path : headers)
          .filter((name) => !known[key].includes(key === 'path' ? name : name.toLowerCase()))
          .map((name) => ({
            ...at(key, name),
            key: true,
            ...mistake(`call-parameters.${key}`, { call, name }),
            ...didYouMean(name, known[key]),
          })),
      );
      return [...missing, ...unknown];
    }),
  );

/** Finds sensitive answers in addresses and on end pages, which are stored in places that such answers must not reach. */
export const sensitiveLeak: Check = checkEachWizard((form) => {
  const sensitive = new Set(
    form.wizard.nodes
      .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
      .flatMap((node) => (node.kind === 'field' && node.sensitive ? [node.path] : [])),
  );
  const storedValues = [
    ...form.source.calls.calls.flatMap(({ path = {} }, call) =>
      Object.entries(path).map(([name, value]) => ({
        value,
        file: getCallsFile(form),
        pointer: formatPointer('calls', call, 'path', name),
      })),
    ),
    ...Object.entries(getCarriedValues(form)).map(([name, value]) => ({
      value,
      file: `schemas/${form.id}/wizard.json`,
      pointer: formatPointer('done', 'carry', name),
    })),
  ];
  return storedValues.flatMap(({ value, file, pointer }) =>
    pathsIn(value)
      .filter((path) => sensitive.has(path))
      .map((path) => ({
        file,
        pointer,
        ...mistake('sensitive-leak', { path }),
      })),
  );
});

/** Finds answers that no call sends and no rule reads. A form without calls is unfinished and is left out. */
export const answerUnused: Check = checkEachWizard((form) => {
  const { calls, rules, wizard: definition } = form.source;
  if (calls.calls.every(({ send }) => send === undefined)) return [];
  const written = collectStrings([{ ...rules, promises: [] }, calls, definition.done]);
  const read = new Set([...form.wizard.conditions.values()].flatMap(({ reads }) => reads));
  return form.wizard.nodes.flatMap((node) =>
    (node.kind === 'list' ? node.parts : [node]).flatMap((field) => {
      if (field.kind !== 'field' || read.has(field.path)) return [];
      if (field.schema.const !== undefined || field.schema.readOnly === true) return [];
      const names = [field.path, `!${field.path}`, `row.${field.name}`, `!row.${field.name}`];
      if (names.some((name) => written.has(name))) return [];
      const { path } = field;
      return [{ ...locateNode(form, path), ...mistake('answer-unused', { path }) }];
    }),
  );
});

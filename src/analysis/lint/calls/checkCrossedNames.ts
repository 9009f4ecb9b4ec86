import {
  expandExpression,
  findReadPath,
  getBlockSets,
  isExpression,
  membersOfObject,
  type Expression,
  type Problem,
} from '../../../engine/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { mistake } from '../../messages/messages.ts';
import { checkEachWizard, type Check, type LintForm } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { locateNode } from '../shared/locateNode.ts';

/** Values by name, with the place where they stand. */
interface NamedPaths {
  readonly file: string;
  readonly pointer: string;
  /** The path that is read, by the name under which it goes on. */
  readonly paths: ReadonlyMap<string, string>;
  /** True where each name says which value it wants, as the parameters of an address do. */
  readonly isStrict: boolean;
}

/**
 * Finds values under each other's names: the city in the place of the street and the street in that of the city, and in an address another
 * value beside the one that has the parameter's name.
 */
export const crossedNames: Check = checkEachWizard((form, { repository }) => {
  const facts = Object.keys(repository.shared.facts.facts);
  const known = new Set([...form.wizard.indexOf.keys(), ...facts]);
  return listNamedPaths(form).flatMap(({ file, pointer, paths, isStrict }) =>
    [...paths].flatMap(([name, path]): readonly Problem[] => {
      const last = getLastName(path);
      const own = path.slice(0, path.length - last.length) + name;
      if (last === name) return [];
      const names = [...paths.keys()];
      // A pair is reported at its first name.
      const isSwapped =
        getLastName(paths.get(last) ?? '') === name && names.indexOf(name) < names.indexOf(last);
      if (!isSwapped && !(isStrict && known.has(own))) return [];
      return [
        { file, pointer: pointer + formatPointer(name), ...mistake('crossed-names', { name, path, own }) },
      ];
    }),
  );
});

function getLastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function listNamedPaths(form: LintForm): readonly NamedPaths[] {
  const file = `schemas/${form.id}/calls.json`;
  const calls = form.source.calls.calls.flatMap(({ path = {}, send }, position): readonly NamedPaths[] => [
    { file, pointer: formatPointer('calls', position, 'path'), paths: readPaths(path), isStrict: true },
    ...(send === undefined
      ? []
      : listObjects(send, formatPointer('calls', position, 'send')).map((one) => ({ ...one, file }))),
  ]);
  const blocks = (form.wizard?.nodes ?? []).flatMap((node): readonly NamedPaths[] => {
    if (node.kind !== 'block') return [];
    const { params } = node.control;
    const place = locateNode(form, node.path);
    const at = (member: string) => ({ file: place.file, pointer: `${place.pointer}/x-control/${member}` });
    const fills = Object.entries(asRecord(params['fills'])).map(([part, to]) => [part, String(to)] as const);
    return [
      { ...at('fills'), paths: new Map(fills), isStrict: false },
      { ...at('set'), paths: readPaths(getBlockSets(params)), isStrict: false },
    ];
  });
  return [...calls, ...blocks];
}

function readPaths(values: Readonly<Record<string, Expression>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const path = isExpression(value) ? findReadPath(expandExpression(value, 'value').expression) : null;
      return path === null ? [] : [[name, path] as const];
    }),
  );
}

/** Lists an object of values and the objects in it. */
function listObjects(written: Expression, pointer: string): readonly Omit<NamedPaths, 'file'>[] {
  const members = membersOfObject(expandExpression(written, 'value').expression);
  if (members === null) return [];
  return [
    { pointer, paths: readPaths(members), isStrict: false },
    ...Object.entries(members).flatMap(([name, value]) => listObjects(value, pointer + formatPointer(name))),
  ];
}

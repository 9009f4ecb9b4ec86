import type { Repository } from '../../definitions/index.ts';
import type { Wizard } from '../../engine/index.ts';
import { say } from '../messages/messages.ts';
import type { Edit, Refusal } from './Edit.ts';
import { lastName } from './createPathReplacer.ts';
import { findListAround } from './findListAround.ts';
import { findWrittenQuestion } from './findWrittenQuestion.ts';

/** Where a question stands after an edit. */
export interface Target {
  readonly kind: 'target';
  readonly path: string;
  /** Null when it stays at its place. `behind`: the name of the question before it; null: it is the first. */
  readonly position: { readonly behind: string | null } | null;
}

export function findTarget(edit: Edit, wizard: Wizard, repository: Repository): Target | Refusal {
  return edit.kind === 'rename' ? rename(edit) : findPlace(edit, wizard, repository);
}

function rename({ path, name }: Extract<Edit, { kind: 'rename' }>): Target | Refusal {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || ['true', 'false', 'null'].includes(name))
    return refuse(say('edit.name', { name }));
  return { kind: 'target', path: path.slice(0, path.length - lastName(path).length) + name, position: null };
}

function findPlace(
  { form, path, place }: Extract<Edit, { kind: 'move' }>,
  wizard: Wizard,
  repository: Repository,
): Target | Refusal {
  if (place === path || place.startsWith(`${path}.`)) return refuse(say('edit.itself', { path }));
  const [step = ''] = path.split('.');
  if (place !== step && !place.startsWith(`${step}.`)) {
    const isOnStep = wizard.steps.some(({ id }) => id === place.split('.')[0]);
    return refuse(isOnStep ? say('edit.other-step', { path }) : say('edit.unknown', { path: place }));
  }
  if (place !== step) {
    const neighbour = findWrittenQuestion(repository, wizard, { form, path: place });
    if (neighbour.kind === 'refused') return neighbour;
  }
  const [around, aroundPlace] = [findListAround(wizard, path), findListAround(wizard, place)];
  // The list of a question stands for the beginning of its rows.
  if (place !== around && around !== aroundPlace) return refuse(say('edit.other-list', { path }));
  const isGroup =
    listPaths(wizard).some((one) => one.startsWith(`${place}.`)) &&
    (place === around || !isList(wizard, place));
  const container = isGroup ? place : place.slice(0, place.lastIndexOf('.'));
  return {
    kind: 'target',
    path: `${container}.${lastName(path)}`,
    position: { behind: isGroup ? null : lastName(place) },
  };
}

function isList({ nodes }: Wizard, path: string): boolean {
  return nodes.some((node) => node.kind === 'list' && node.path === path);
}

function listPaths({ nodes }: Wizard): readonly string[] {
  return nodes.flatMap((node) => [
    node.path,
    ...(node.kind === 'list' ? node.parts.map((part) => part.path) : []),
  ]);
}

function refuse(reason: string): Refusal {
  return { kind: 'refused', reason };
}

import type { Mount } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintForm } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

interface Position {
  /** The menu group, the row of tabs or the sections of a page, within which the order counts. */
  readonly among: string;
  readonly position: number;
  readonly pointer: string;
}

/** Finds two forms at the same position of a menu, of tabs or of a page: their order would be that of their names. */
export const repeatedPosition: Check = ({ forms }) => {
  const owners = new Map<string, string>();
  return forms.flatMap((form) =>
    listPositions(form).flatMap(({ among, position, pointer }) => {
      const place = `${among} ${position}`;
      const owner = owners.get(place);
      owners.set(place, form.id);
      if (owner === undefined) return [];
      return [{ file: getFile(form), pointer, ...mistake('repeated-position', { position, form: owner }) }];
    }),
  );
};

function listPositions({ source }: LintForm): readonly Position[] {
  const { mount } = source.wizard;
  if (mount === undefined) return [];
  return [...listOwnPosition(mount), ...listMenuPosition(mount)];
}

function listOwnPosition(mount: Mount): readonly Position[] {
  if (mount.frame !== 'tabs' && mount.frame !== 'section') return [];
  const { of, position } = mount;
  return [{ among: `${mount.frame} ${of}`, position, pointer: formatPointer('mount', 'position') }];
}

function listMenuPosition(mount: Mount): readonly Position[] {
  if (!('menu' in mount) || mount.menu === undefined) return [];
  const { group, position } = mount.menu;
  return [{ among: `menu ${group}`, position, pointer: formatPointer('mount', 'menu', 'position') }];
}

/** Finds forms that refuse other contracts than they leave out of the choice: one is offered and then refused, or never offered and let in. */
export const refusedDifferently: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const { mount } = form.source.wizard;
    const { exclude = [], refuse } = getContract(mount) ?? {};
    if (refuse === undefined) return [];
    const kinds = [
      ...exclude.filter((kind) => !refuse.includes(kind)),
      ...refuse.filter((kind) => !exclude.includes(kind)),
    ];
    if (kinds.length === 0) return [];
    const says = mistake('refused-differently', { kinds: kinds.join(', ') });
    return [{ file: getFile(form), pointer: formatPointer('mount', 'contract', 'refuse'), ...says }];
  });

interface Choice {
  readonly exclude: readonly string[];
  readonly refuse?: readonly string[];
}

function getContract(mount: Mount | undefined): Choice | undefined {
  return mount !== undefined && 'contract' in mount ? mount.contract : undefined;
}

/** Finds two forms that exist under the same state of the deletion of an account, and none under the other. */
export const sameGate: Check = ({ forms }) => {
  const gated = forms.flatMap((form) => {
    const { mount } = form.source.wizard;
    const gate = mount !== undefined && 'gate' in mount ? mount.gate : undefined;
    return gate?.kind === 'deletionJob' ? [{ form, isAnnounced: gate.isAnnounced }] : [];
  });
  const [first, second] = gated;
  if (first === undefined || second === undefined) return [];
  if (gated.some(({ isAnnounced }) => isAnnounced !== first.isAnnounced)) return [];
  const says = mistake('same-gate', { form: first.form.id });
  return [{ file: getFile(second.form), pointer: formatPointer('mount', 'gate', 'isAnnounced'), ...says }];
};

function getFile({ id }: LintForm): string {
  return `schemas/${id}/wizard.json`;
}

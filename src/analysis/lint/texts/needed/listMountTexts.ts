import { say } from '../../../messages/messages.ts';
import type { LintForm } from '../../LintSubject.ts';
import type { NeededText } from './NeededText.ts';
import { formatPointer } from '../../shared/formatPointer.ts';

/** Lists texts of the place where a form stands in the portal. */
export function listMountTexts({ id, source }: LintForm): readonly NeededText[] {
  const { mount } = source.wizard;
  const need = (what: string, key: string, ...pointer: readonly (string | number)[]): NeededText => ({
    what,
    anyOf: [key],
    file: `schemas/${id}/wizard.json`,
    pointer: formatPointer('mount', ...pointer),
  });
  if (mount === undefined || mount.frame === 'activation') return [];
  if (mount.frame === 'section')
    return ['label', 'hint'].map((part) =>
      need(say('needs.section'), `${mount.of}:request.${mount.name}.${part}`, 'name'),
    );
  const entry = mount.menu === undefined ? [] : [need(say('needs.menu'), mount.menu.label, 'menu', 'label')];
  const chooser = (heading: string) => need(say('needs.chooser'), heading, 'contract', 'heading');
  if (mount.frame === 'area')
    return [
      ...mount.tabs.map(({ label }, index) => need(say('needs.tab'), label, 'tabs', index, 'label')),
      ...entry,
      chooser(mount.contract.heading),
    ];
  if (mount.frame === 'tabs') return [need(say('needs.tab'), mount.label, 'label'), ...entry];
  return mount.contract === undefined ? entry : [...entry, chooser(mount.contract.heading)];
}

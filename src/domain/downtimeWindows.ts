import type { DowntimeWindow } from './downtime.ts';

/** Which reading of the maintenance windows counts where (MSG-016): account screens and overview, or general texts. */
const settingOf = { screens: 'downtimeLong', texts: 'downtimeShort' } as const;

type WindowSettings = Readonly<
  Record<(typeof settingOf)[keyof typeof settingOf], { readonly value: readonly DowntimeWindow[] }>
>;

/** The windows of planned maintenance as `rules/_shared/settings.json` has them. */
export function downtimeWindows(
  settings: WindowSettings,
  use: keyof typeof settingOf,
): readonly DowntimeWindow[] {
  return settings[settingOf[use]].value;
}

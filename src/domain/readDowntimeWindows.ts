import type { DowntimeWindow } from './downtime.ts';

/** Which reading of the maintenance windows counts where (MSG-016): account screens and overview, or general texts. */
const settingByUse = { screens: 'downtimeLong', texts: 'downtimeShort' } as const;
export type DowntimeUse = keyof typeof settingByUse;

type WindowSettings = Readonly<
  Record<(typeof settingByUse)[DowntimeUse], { readonly value: readonly DowntimeWindow[] }>
>;

/** The windows of planned maintenance as `rules/_shared/settings.json` has them. */
export function readDowntimeWindows(settings: WindowSettings, use: DowntimeUse): readonly DowntimeWindow[] {
  return settings[settingByUse[use]].value;
}

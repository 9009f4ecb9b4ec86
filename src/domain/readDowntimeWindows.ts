import type { DowntimeWindow } from './downtime.ts';

/** The setting of the maintenance windows by use (MSG-016): account screens and overview, or general texts. */
const settingByUse = { screens: 'downtimeLong', texts: 'downtimeShort' } as const;
export type DowntimeUse = keyof typeof settingByUse;

type WindowSettings = Readonly<
  Record<(typeof settingByUse)[DowntimeUse], { readonly value: readonly DowntimeWindow[] }>
>;

/** Reads the windows of planned maintenance from `rules/_shared/settings.json`. */
export function readDowntimeWindows(settings: WindowSettings, use: DowntimeUse): readonly DowntimeWindow[] {
  return settings[settingByUse[use]].value;
}

import type { DowntimeWindow } from './downtime.ts';

/** Which reading of the maintenance windows counts where (MSG-016): account screens and overview, or general texts. */
const settingOf = { screens: 'downtimeLong', texts: 'downtimeShort' } as const;
export type DowntimeUse = keyof typeof settingOf;

type WindowSettings = Readonly<
  Record<(typeof settingOf)[DowntimeUse], { readonly value: readonly DowntimeWindow[] }>
>;

/** The windows of planned maintenance as `rules/_shared/settings.json` has them. */
export function downtimeWindows(settings: WindowSettings, use: DowntimeUse): readonly DowntimeWindow[] {
  return settings[settingOf[use]].value;
}

import { create } from 'zustand';
import type { BannerLevel } from '../../engine/index.ts';

/** The one message of the page (MSG-001). `text` is finished. */
export interface Banner {
  readonly level: BannerLevel;
  readonly text: string;
}

interface BannerStore {
  readonly banner: Banner | null;
  /** A banner that comes with a navigation is shown after it (MSG-004). */
  readonly show: (banner: Banner) => void;
  readonly close: () => void;
  readonly routeChanged: () => void;
}

export const useBannerStore = create<BannerStore>((set) => ({
  banner: null,
  show: (banner) => set({ banner }),
  close: () => set({ banner: null }),
  routeChanged: () => set(({ banner }) => (banner !== null && !canBeClosed(banner) ? {} : { banner: null })),
}));

/** A banner about open premiums stays until they are paid (MSG-003). */
export function canBeClosed(banner: Banner): boolean {
  return banner.level !== 'errorDunningLevel';
}

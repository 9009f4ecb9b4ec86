import { create } from 'zustand';
import type { BannerLevel } from '../../engine/index.ts';

/** The one message of the page (MSG-001). `text` is finished. */
export interface Banner {
  readonly level: BannerLevel;
  readonly text: string;
}

interface BannerStore {
  readonly banner: Banner | null;
  /** The next route change belongs to what the banner says, and leaves it (MSG-004). */
  readonly survivesRouteChange: boolean;
  show(banner: Banner, survivesRouteChange: boolean): void;
  close(): void;
  routeChanged(): void;
}

export const useBannerStore = create<BannerStore>((set, get) => ({
  banner: null,
  survivesRouteChange: false,
  show: (banner, survivesRouteChange) => set({ banner, survivesRouteChange }),
  close: () => set({ banner: null, survivesRouteChange: false }),
  routeChanged: () => {
    const { banner, survivesRouteChange } = get();
    const stays = survivesRouteChange || (banner !== null && !canBeClosed(banner));
    set({ banner: stays ? banner : null, survivesRouteChange: false });
  },
}));

/** A banner about open premiums stays until they are paid (MSG-003). */
export function canBeClosed(banner: Banner): boolean {
  return banner.level !== 'errorDunningLevel';
}

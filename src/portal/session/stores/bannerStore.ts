import { create } from 'zustand';
import type { BannerLevel } from '../../../engine/index.ts';

/** The one message of the page (MSG-001). `text` is finished. */
export interface Banner {
  readonly level: BannerLevel;
  readonly text: string;
  /** A sentence about a moment to come, ISO 8601; it is left out from then on. */
  readonly ending?: { readonly text: string; readonly until: string } | undefined;
  /** A place beside a button; absent: at the top of the page. */
  readonly place?: Element;
  /** A button that does again what the message is about. */
  readonly retry?: { readonly label: string; readonly press: () => void };
}

interface BannerStore {
  readonly banner: Banner | null;
  /** Counts the shown banners: a repeated message is a new banner, and screen readers announce it again. */
  readonly turn: number;
  /** A banner that comes with a navigation is shown after it (MSG-004). */
  readonly show: (banner: Banner) => void;
  readonly close: () => void;
  /** Clears the banners up to this turn. */
  readonly routeChanged: (lastTurn: number) => void;
}

export const useBannerStore = create<BannerStore>((set) => ({
  banner: null,
  turn: 0,
  show: (banner) => set(({ turn }) => ({ banner, turn: turn + 1 })),
  close: () => set({ banner: null }),
  routeChanged: (lastTurn) =>
    set(({ banner, turn }) => {
      if (banner === null || turn > lastTurn) return {};
      return { banner: canBeClosed(banner) ? null : moveToTop(banner) };
    }),
}));

/** Moves the banner to the top, because its button is gone with the page. */
function moveToTop({ level, text, ending }: Banner): Banner {
  return { level, text, ending };
}

/** A banner about open premiums stays until they are paid (MSG-003). */
export function canBeClosed(banner: Banner): boolean {
  return banner.level !== 'errorDunningLevel';
}

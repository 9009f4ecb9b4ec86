import { create } from 'zustand';

type Politeness = 'polite' | 'assertive';

interface Announcement {
  readonly text: string;
  readonly politeness: Politeness;
}

interface AnnouncementStore {
  readonly waiting: readonly Announcement[];
  readonly current: Announcement | null;
  readonly announce: (text: string, politeness?: Politeness) => void;
  /** Makes the next waiting message the current one. */
  readonly next: () => void;
  readonly clear: () => void;
}

/** Messages for screen readers; `LiveRegions` speaks one at a time. */
export const useAnnouncementStore = create<AnnouncementStore>((set) => ({
  waiting: [],
  current: null,
  announce: (text, politeness = 'polite') =>
    set(({ waiting }) => ({ waiting: [...waiting, { text, politeness }] })),
  next: () =>
    set(({ waiting }) =>
      waiting[0] === undefined ? {} : { current: waiting[0], waiting: waiting.slice(1) },
    ),
  clear: () => set({ current: null }),
}));

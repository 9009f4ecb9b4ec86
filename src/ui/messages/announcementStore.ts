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
  /** Says the next waiting message; null empties the regions. */
  readonly next: () => void;
  readonly clear: () => void;
}

/** What screen readers are told beside the page itself. The live regions of the shell say one message at a time. */
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

import { isRecord } from '../../plain/isRecord.ts';

/** Tells the other windows of this browser about the draft of a form, and hears from them. */
export interface DraftWindows {
  /** `revision`: the state that the account has now; null when the draft was sent or discarded. */
  readonly tell: (revision: string | null) => void;
  /** Calls the listener with the news of other windows; returns a function that stops it. */
  readonly listen: (listener: (revision: string | null) => void) => () => void;
}

/** The one channel of this page. It is opened with the first form that keeps its draft with the account. */
let page: BroadcastChannel | undefined;

/** Returns the windows with the same draft. `key`: the storage key of the draft. */
export function openDraftWindows(key: string): DraftWindows {
  page ??= new BroadcastChannel('kfz.drafts');
  const channel = page;
  return {
    tell: (revision) => channel.postMessage({ key, revision }),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (!isRecord(data) || data['key'] !== key) return;
        const { revision } = data;
        if (typeof revision === 'string' || revision === null) listener(revision);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsEvery } from '../../../../rules/_shared/settings.json';
import type { Notification } from '../../../protocol/index.ts';
import type { Listing } from '../../api/parseResponseBody.ts';
import { notificationCalls } from '../../api/notificationCalls.ts';
import { type NotificationEntry, listNotificationEntries } from './listNotificationEntries.ts';
import { useServices } from '../Services.ts';
import { useSessionData } from '../SessionData.ts';

export interface Notifications {
  /** Null until the first answer. */
  readonly entries: readonly NotificationEntry[] | null;
  /** How many entries could not be read. */
  readonly lost: number;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
  /** Removes the entry at once, and restores it when the server refuses. */
  readonly dismiss: (id: string) => void;
  readonly dismissFailed: boolean;
}

type Loaded = Listing<readonly Notification[]>;

const selectEntries = ({ entries, lost }: Loaded) => ({ entries: listNotificationEntries(entries), lost });

const queryKey = ['notifications'];
const { value: interval } = notificationsEvery;

/** Loads the notifications of the account at the start, then repeatedly while the page is visible (NOTIF-002). */
export function useNotifications(): Notifications {
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => notificationCalls.list(call, accountId, signal),
    refetchInterval: interval,
    select: selectEntries,
  });
  const { mutate, isError: dismissFailed } = useMutation({
    mutationFn: (id: string) => notificationCalls.dismiss(call, accountId, id),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Loaded>(queryKey);
      queries.setQueryData<Loaded>(
        queryKey,
        (known) => known && { ...known, entries: known.entries.filter((one) => one.id !== id) },
      );
      return before;
    },
    onError: (_error, _id, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });

  return {
    entries: data?.entries ?? null,
    lost: data?.lost ?? 0,
    hasFailed: isError,
    refetch: () => void refetch(),
    dismiss: mutate,
    dismissFailed,
  };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsEvery } from '../../../../rules/_shared/settings.json';
import type { Notification } from '../../../protocol/index.ts';
import { notificationCalls } from '../../api/notificationCalls.ts';
import { type NotificationEntry, listNotificationEntries } from './listNotificationEntries.ts';
import { useServices } from '../Services.ts';
import { useSessionData } from '../SessionData.ts';

export interface Notifications {
  /** Null until the first answer. */
  readonly entries: readonly NotificationEntry[] | null;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
  /** Removes the entry at once, and restores it when the server refuses. */
  readonly dismiss: (id: string) => void;
  readonly dismissFailed: boolean;
}

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
    select: listNotificationEntries,
  });
  const { mutate, isError: dismissFailed } = useMutation({
    mutationFn: (id: string) => notificationCalls.dismiss(call, accountId, id),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<readonly Notification[]>(queryKey);
      queries.setQueryData<readonly Notification[]>(queryKey, (known) =>
        known?.filter((one) => one.id !== id),
      );
      return before;
    },
    onError: (_error, _id, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });

  return {
    entries: data ?? null,
    hasFailed: isError,
    refetch: () => void refetch(),
    dismiss: mutate,
    dismissFailed,
  };
}

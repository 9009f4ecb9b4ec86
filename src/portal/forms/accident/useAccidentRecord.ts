import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accidentHours } from '../../../../rules/_shared/settings.json';
import type { AccidentRecord } from '../../../accident/record/AccidentRecord.ts';
import { openAccidentStore, readCurrentRecord } from '../../../accident/record/openAccidentStore.ts';
import { loadTexts } from '../../session/loadTexts.ts';
import { useServices } from '../../session/Services.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const queryKey = ['accidentRecord'];

/** Reads what the accident help keeps on this device, with its texts: undefined while it is read, null when there is nothing. */
export function useAccidentRecord(): AccidentRecord | null | undefined {
  const { i18n } = useTexts();
  const { brand, now } = useServices();
  return useQuery({
    queryKey,
    queryFn: async () => {
      const store = await openAccidentStore();
      if (store === null) return null;
      const { record } = await readCurrentRecord(store, accidentHours.value, now().getTime());
      if (record !== null) await loadTexts(i18n, brand.id, ['accident']);
      return record;
    },
    // Another tab may add an answer at any time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  }).data;
}

/** Deletes what the accident help keeps on this device. */
export function useRecordDeletion(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await (await openAccidentStore())?.clear();
    await queries.invalidateQueries({ queryKey });
  };
}

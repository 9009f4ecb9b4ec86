import { useQuery } from '@tanstack/react-query';
import { loadBrandTexts, loadForm, mountedForms, type MountedForm } from '../../definitions/index.ts';
import { addDays, formatDay, formatTime, toBerlinTime } from '../../calendar/index.ts';
import { writeValue } from '../../engine/formats/formats.ts';
import type { DraftEntry } from '../../protocol/index.ts';
import { getFormLabel } from './getFormLabel.ts';
import { useServices } from '../session/Services.ts';
import { useDrafts } from '../session/hooks/useAccountDrafts.ts';
import { nameWaitingForm, useWaitingFormStore } from '../session/stores/waitingFormStore.ts';
import { useAwayServices } from '../session/hooks/useAwayServices.ts';
import { useContracts } from '../session/hooks/useContracts.ts';
import { useToday } from '../session/hooks/useToday.ts';
import { nameVehicle } from '../../domain/names/nameVehicle.ts';

/** A form that was begun and not sent, with the data for its link. */
export interface BegunForm {
  readonly id: string;
  readonly policyNumber: string;
  /** Text key of the name of the form. */
  readonly label: string;
  readonly vehicle: string;
  /** Address of the step at which the customer stopped. */
  readonly route: string;
  /** Heading of that step; null until it has loaded, empty when the load failed. */
  readonly step: string | null;
  /** How a form that could not be sent stands with its service; null for a form that does not wait. */
  readonly waits: 'away' | 'back' | null;
  /** The customer stopped at the last step. */
  readonly isLast: boolean;
  readonly saved: SavedTime;
  /** The day on which it is deleted. */
  readonly until: string;
}

interface MatchedDraft extends Pick<BegunForm, 'label' | 'vehicle'> {
  readonly draft: DraftEntry;
  readonly form: MountedForm;
}

interface SavedTime {
  readonly on: 'today' | 'yesterday' | 'day';
  readonly day: string;
  readonly time: string;
}

/** Returns the begun forms of existing contracts, the latest first. */
export function useBegunForms(below: string): readonly BegunForm[] {
  const { data } = useDrafts();
  const contracts = useContracts();
  const { brand } = useServices();
  const today = useToday();
  const away = useAwayServices();
  const waiting = useWaitingFormStore((store) => store.waiting);
  const known = (data ?? []).flatMap((draft): readonly MatchedDraft[] => {
    const form = mountedForms.find(({ id }) => id === draft.form);
    const contract = contracts.find(({ policy }) => policy.policyNumber === draft.policyNumber);
    const label = form === undefined ? null : getFormLabel(form);
    return form === undefined || contract === undefined || label === null || !form.entry.startsWith(below)
      ? []
      : [{ draft, form, label, vehicle: nameVehicle(contract.policy) }];
  });
  const drafts = known.map(({ draft }) => draft);
  const { data: titles } = useQuery({
    queryKey: ['stepTitles', brand.id, ...drafts.map(({ form, step }) => `${form}/${step}`)],
    queryFn: () => Promise.all(drafts.map((draft) => loadStepTitle(brand.id, draft))),
    enabled: drafts.length > 0,
    staleTime: Infinity,
  });
  return known.map(({ draft, form, label, vehicle }, index) => ({
    id: draft.form,
    policyNumber: draft.policyNumber,
    label,
    vehicle,
    route: form.steps.find(({ id }) => id === draft.step)?.route ?? form.entry,
    step: titles?.[index] ?? null,
    waits: !waiting.includes(nameWaitingForm(draft.form, draft.policyNumber))
      ? null
      : form.needs.some((operation) => away.has(operation))
        ? 'away'
        : 'back',
    isLast: form.steps.at(-1)?.id === draft.step,
    saved: describeSavedTime(draft.changedAt, today),
    until: formatDay(toBerlinTime(new Date(draft.expiresAt)).day),
  }));
}

const noTexts: Readonly<Record<string, string>> = {};

/** Returns an empty title when the form cannot be loaded, so that the other titles appear. */
async function loadStepTitle(brand: string, { form, step }: DraftEntry): Promise<string> {
  const [{ texts }, overlay] = await Promise.all([loadForm(form), loadBrandTexts(brand)]).catch(
    () => [{ texts: noTexts }, noTexts] as const,
  );
  return overlay[`${form}:${step}.title`] ?? texts[`${step}.title`] ?? '';
}

function describeSavedTime(moment: string, today: string): SavedTime {
  const { day, minute } = toBerlinTime(new Date(moment));
  const on = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : 'day';
  return { on, day: formatDay(day), time: writeValue('time', formatTime(minute)) };
}

import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { calculateAge } from '../../calendar/index.ts';
import type { AccompaniedDriving, PhoneContact, TemporaryCoverage } from './contact.ts';
import type { ConsistencyRule } from '../Operation.ts';

export const temporaryCoverageRules = [
  {
    id: 'order',
    says: 'The inclusion does not end before it begins (CTC-011).',
    holds: ({ inclusionFrom, inclusionUntil }: TemporaryCoverage) => inclusionFrom <= inclusionUntil,
  },
] as const satisfies readonly ConsistencyRule[];

export const accompaniedDrivingRules = [
  {
    id: 'age',
    says: 'The driver is 17 on the day of the inclusion (CTC-009).',
    holds: ({ birthDate, inclusionDate }: AccompaniedDriving) =>
      calculateAge(inclusionDate, birthDate) === settings.accompaniedDrivingAge.value,
  },
] as const satisfies readonly ConsistencyRule[];

export const phoneContactRules = [
  {
    id: 'additionalInformation',
    says: 'Another reason is explained (CTC-019).',
    holds: ({ reason, additionalInformation }: PhoneContact) =>
      reason !== 'MISC' || additionalInformation !== undefined,
  },
] as const satisfies readonly ConsistencyRule[];

import { type Static, Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Operation } from '../Operation.ts';
import { day, optionalOrNull, accountParams, openStringEnum } from '../shapes.ts';

/**
 * The announced deletion of an account without an active contract (ACC-010). The days are an addition of this back end; another server may
 * leave them out.
 */
const deletionJob = Type.Object({
  state: openStringEnum(['SENT_MAIL_1', 'POSTPONED', 'SENT_MAIL_2']),
  /** The day the account will be deleted. */
  deletesOn: optionalOrNull(day),
});
export type DeletionJob = Static<typeof deletionJob>;

/** Both paths are settings, because the specification names the two calls twice, once without a path (API-027). */
const readPathSetting = (id: 'deletionJobPath' | 'postponeDeletionPath') =>
  settings[id].value as Operation['path'];

export const inactiveAccountOperations = {
  getDeletionJob: {
    id: 'getDeletionJob',
    method: 'GET',
    path: readPathSetting('deletionJobPath'),
    says: 'The deletion job of the account (API-025). Any answer but 200 counts as no job (ACC-009).',
    params: accountParams,
    answers: { 200: { says: 'The job.', body: deletionJob }, 204: { says: 'There is no job.' } },
  },
  postponeDeletion: {
    id: 'postponeDeletion',
    method: 'GET',
    path: readPathSetting('postponeDeletionPath'),
    says: `Postpones the deletion once, by ${settings.deletionPostponedMonths.value} months (API-026). Has an effect although it is a GET: called on a click only.`,
    hasEffect: true,
    params: accountParams,
    answers: {
      204: { says: 'Postponed, today or just now.' },
      403: { says: 'Refused.', codes: ['DEMO_ACCOUNT'] },
      409: { says: 'There is no job, or it cannot be postponed (any more).', codes: ['NOT_POSTPONABLE'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

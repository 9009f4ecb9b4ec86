import { calls } from 'virtual:calls';
import settingsFile from '../../../../rules/_shared/settings.json';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Brand, getContact } from '../../../brand/index.ts';
import { findDowntime, findDowntimeEnd } from '../../../domain/downtime.ts';
import { readDowntimeWindows } from '../../../domain/readDowntimeWindows.ts';
import { detectDevice } from '../../../domain/detectDevice.ts';
import { buildFacts } from '../../../domain/facts/buildFacts.ts';
import { mountedForms } from '../../../definitions/index.ts';
import type { CallReply } from '../../../engine/index.ts';
import type { OperationId } from '../../../protocol/index.ts';
import type { Places, WizardPorts } from '../../../wizard/index.ts';
import { isSuccess } from '../../../engine/outcome/isSuccess.ts';
import { addKnownEnd } from '../../api/addKnownEnd.ts';
import { readServiceState } from '../../api/readServiceState.ts';
import { readReplyForForm } from '../../api/parseResponseBody.ts';
import { recordUse } from '../recordUse.ts';
import { createLocalPlaces } from '../../places/createLocalPlaces.ts';
import { createLazyGooglePlaces } from '../../places/createLazyGooglePlaces.ts';
import { useAnnouncementStore } from '../../../ui/messages/announcementStore.ts';
import { useServiceStateStore } from '../stores/serviceStateStore.ts';
import { useWaitingFormStore } from '../stores/waitingFormStore.ts';
import { useBannerStore } from '../stores/bannerStore.ts';
import type { Contract } from '../../../domain/listContracts.ts';
import { kindTable } from './kindTable.ts';
import { useKnownDeletionJob } from './useDeletionJob.ts';
import { useDowntime } from './useDowntime.ts';
import { useToday } from './useToday.ts';
import { useContracts } from './useContracts.ts';
import { useServices } from '../Services.ts';
import { type SessionData, useSessionData } from '../SessionData.ts';

/** Builds the ports by which a form uses the portal. `contract` is the contract of the form; null when the form is about none. */
export function useWizardPorts(contract: Contract | null): WizardPorts {
  return useFormPorts({ ...useSessionData(), contracts: useContracts() }, contract);
}

/** The known data of the customer. Before the activation they are the identity alone. */
type KnownCustomer = Pick<SessionData, 'identity'> &
  Partial<Pick<SessionData, 'account' | 'switches' | 'flatrateNames'>> & {
    readonly contracts?: readonly Contract[];
  };

const { $schema: _, ...settings } = settingsFile;
const noNames: readonly string[] = [];
const noContracts: readonly Contract[] = [];

/** Like `useWizardPorts`, before account and contracts have loaded. */
export function useFormPorts(customer: KnownCustomer, contract: Contract | null): WizardPorts {
  const { identity, switches } = customer;
  const { brand, brandKey, call, now, logoutAfter } = useServices();
  const places = usePlaces();
  const facts = useFormFacts(customer, contract);
  const refetch = useRefetch();
  const queries = useQueryClient();

  return useMemo(
    () => ({
      facts,
      owner: {
        account: identity.accountId,
        brand: brandKey,
        policy: contract?.policy.policyNumber ?? '',
      },
      brandName: brand.name,
      thanks: brand.look.tone.thanks,
      send: async ({ operation, answers, draft, headers, ...input }) => {
        const body =
          switches?.claimReports === true ? addKeptAnswers(operation, input.body, answers) : input.body;
        const id = requireOperationId(operation);
        const answer = await call(id, {
          ...input,
          body,
          headers: { ...headers, 'draft-revision': draft },
        });
        const reply = addKnownEnd(readReplyForForm(id, answer), () => findAnnouncedEnd(now()));
        recordSuccess(brand, operation, reply);
        hearAnswer(
          { operation, formStep: input.formStep, policy: contract?.policy.policyNumber ?? '' },
          reply,
          now(),
        );
        // Many changes come with a new document, which the next page that shows documents loads.
        if (isSuccess(reply))
          void queries.invalidateQueries({ queryKey: ['documents'], refetchType: 'none' });
        return reply;
      },
      upload: async ({ operation, file, ...input }) => {
        const id = requireOperationId(operation);
        return readReplyForForm(
          id,
          await call(id, { ...input, body: { [getUploadField(operation)]: file } }),
        );
      },
      showBanner: (banner) => useBannerStore.getState().show(banner),
      refetch,
      logoutAfter,
      announce: (text) => useAnnouncementStore.getState().announce(text),
      places,
      now,
      contact: { service: getContact(brand, 'service'), claims: getContact(brand, 'claims') },
    }),
    [facts, identity, switches, brandKey, brand, contract, call, now, logoutAfter, refetch, queries, places],
  );
}

/** Builds the facts of a form. They change with the day, and when a maintenance begins or ends. */
function useFormFacts(
  { identity, account, switches, flatrateNames = noNames, contracts = noContracts }: KnownCustomer,
  contract: Contract | null,
): WizardPorts['facts'] {
  const { brand } = useServices();
  const today = useToday();
  const downtime = useDowntime('screens');
  const deletionJob = useKnownDeletionJob();
  return useMemo(
    () =>
      buildFacts({
        session: identity,
        account: account ?? null,
        switches: switches ?? null,
        selected: contract,
        contracts,
        brand: brand.id === '' ? null : { ...brand.contact, id: brand.id, name: brand.name },
        settings,
        kinds: kindTable,
        flatrateNames,
        deletionJob,
        downtime,
        device: detectDevice(navigator),
        today,
      }),
    [identity, account, switches, contract, contracts, brand, flatrateNames, deletionJob, downtime, today],
  );
}

/** Returns the end of the current announced maintenance; null outside of one. */
function findAnnouncedEnd(now: Date): Date | null {
  const window = findDowntime(now, readDowntimeWindows(settings, 'screens'));
  return window && findDowntimeEnd(now, window);
}

/** Adds the answers in words to the body of an operation that keeps them. */
function addKeptAnswers(name: string, body: unknown, answers: AnswersGetter): unknown {
  const { keepsAnswers } = calls[requireOperationId(name)];
  return keepsAnswers === undefined || typeof body !== 'object'
    ? body
    : { ...body, [keepsAnswers]: answers() };
}

interface SentForm {
  readonly operation: string;
  readonly formStep: string;
  readonly policy: string;
}

/** Records what an answer says about its service, and whether its form waits for it. */
function hearAnswer({ operation, formStep, policy }: SentForm, reply: CallReply, now: Date): void {
  const state = readServiceState(reply);
  if (state === null) return;
  useServiceStateStore.getState().hear(operation, state, now);
  const [form = ''] = formStep.split('/');
  if (mountedForms.find(({ id }) => id === form)?.needs.includes(operation) !== true) return;
  const { wait, finish } = useWaitingFormStore.getState();
  if (state.isAway) wait(form, policy);
  else if (isSuccess(reply)) finish(form, policy);
}

type AnswersGetter = Parameters<WizardPorts['send']>[0]['answers'];

/** Records a successful call of a form as an event. */
function recordSuccess({ analytics }: Brand, operation: string, reply: CallReply): void {
  if (isSuccess(reply)) recordUse(analytics?.address ?? null, { kind: 'event', name: operation });
}

/** Returns the function that reloads server data by name. */
function useRefetch(): WizardPorts['refetch'] {
  const { auth } = useServices();
  const queries = useQueryClient();
  return useCallback(
    async (names) => {
      const renewLogin = async (): Promise<void> => {
        const renewed = await auth.renewedIdentity();
        if (renewed !== null) queries.setQueryData(['login'], renewed);
      };
      await Promise.all(
        names.map((name) =>
          name === 'login' ? renewLogin() : queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
    },
    [auth, queries],
  );
}

/** Returns the address look-up that the brand is configured for. */
function usePlaces(): Places {
  const { brand, call } = useServices();
  return useMemo(
    () =>
      brand.places.provider === 'google' ? createLazyGooglePlaces(brand.places.key) : createLocalPlaces(call),
    [brand, call],
  );
}

/** Returns the name of the part of the form that has the file. Throws when the operation takes no file. */
function getUploadField(name: string): string {
  const { upload } = calls[requireOperationId(name)];
  if (upload === undefined) throw new Error(`The operation "${name}" takes no file`);
  return upload.field;
}

function requireOperationId(name: string): OperationId {
  if (isOperation(name)) return name;
  throw new Error(`There is no operation "${name}"`);
}

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(calls, name);
}

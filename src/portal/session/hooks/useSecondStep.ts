import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { secondFactorCalls } from '../../api/secondFactorCalls.ts';
import { useServices } from '../Services.ts';
import { useSessionData } from '../SessionData.ts';
import { useFailureReport } from './useFailureReport.ts';
import { useBannerStore } from '../stores/bannerStore.ts';
import { sessionsKey } from './useSessionEnd.ts';

/** The part below the list: nothing, the set-up of an app, or new recovery codes. */
export type SecondStepView =
  | { readonly kind: 'list' }
  | { readonly kind: 'code'; readonly id: string; readonly key: string; readonly picture: string }
  | { readonly kind: 'recovery'; readonly codes: readonly string[] };

export type SecondSteps = ReturnType<typeof useSecondStep>;

const secondStepKey = ['second-step'];

/** Lists the second steps of the sign-in, sets them up and removes them. A failure is told at the top of the page. */
export function useSecondStep() {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const queries = useQueryClient();
  const [view, setView] = useState<SecondStepView>({ kind: 'list' });
  const query = useQuery({
    queryKey: secondStepKey,
    queryFn: ({ signal }) => secondFactorCalls.list(call, accountId, signal),
  });

  function finish(text: string, codes: readonly string[]): void {
    useBannerStore.getState().show({ level: 'success', text: t(`account:secondStep.${text}`) });
    setView(codes.length === 0 ? { kind: 'list' } : { kind: 'recovery', codes });
  }
  const report = useFailureReport();
  const fail = (error: Error, again: () => void) => report(t('account:secondStep.failed'), error, again);
  const onSettled = () => reload(queries);

  const beginCode = useMutation({
    onSettled,
    mutationFn: () => secondFactorCalls.begin(call, accountId, 'code'),
    onSuccess: ({ id, key, picture }) =>
      setView({ kind: 'code', id, key: key ?? '', picture: picture ?? '' }),
    onError: (error) => fail(error, () => beginCode.mutate()),
  });
  const confirmCode = useMutation({
    onSettled,
    mutationFn: ({ id, code }: { readonly id: string; readonly code: string }) =>
      secondFactorCalls.confirm(call, { accountId, factorId: id }, { code }),
    onSuccess: (codes) => codes !== 'wrong' && finish('added', codes),
    onError: (error, proof) => fail(error, () => confirmCode.mutate(proof)),
  });
  const addPasskey = useMutation({
    onSettled,
    mutationFn: async () => {
      const { id, passkeyOptions } = await secondFactorCalls.begin(call, accountId, 'passkey');
      const passkey = await createPasskey(passkeyOptions ?? '');
      const codes = await secondFactorCalls.confirm(call, { accountId, factorId: id }, { passkey });
      if (codes === 'wrong') throw new Error('The passkey was refused');
      return codes;
    },
    onSuccess: (codes) => finish('added', codes),
    onError: (error) => report(t('account:secondStep.passkeyFailed'), error, () => addPasskey.mutate()),
  });
  const remove = useMutation({
    onSettled,
    mutationFn: (id: string) => secondFactorCalls.remove(call, accountId, id),
    onSuccess: () => finish('removed', []),
    onError: (error, id) => fail(error, () => remove.mutate(id)),
  });
  const renewCodes = useMutation({
    onSettled,
    mutationFn: () => secondFactorCalls.renewCodes(call, accountId),
    onSuccess: (codes) => finish('renewed', codes),
    onError: (error) => fail(error, () => renewCodes.mutate()),
  });
  return { query, view, setView, beginCode, confirmCode, addPasskey, remove, renewCodes };
}

async function reload(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: secondStepKey });
  await queries.invalidateQueries({ queryKey: sessionsKey });
}

/** Asks the browser for a new passkey. Throws when the customer makes none. */
async function createPasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

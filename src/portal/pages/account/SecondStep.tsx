import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OperationResponse, SecondFactor } from '../../../protocol/index.ts';
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog.tsx';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import rows from '../../../ui/style/RowList.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import type { SecondSteps } from '../../session/hooks/useSecondStep.ts';
import { CodeSetup } from './CodeSetup.tsx';
import { formatMoment, nameDevice } from './describeSession.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SessionsPage.module.css';

/** The second step of the sign-in: the customer sets up one-time codes and passkeys, and removes them. */
export function SecondStep({ steps }: { readonly steps: SecondSteps }) {
  const { t } = useTexts();
  const { query, view, setView } = steps;
  const [removed, setRemoved] = useState<SecondFactor | null>(null);
  const { data, error, refetch } = query;
  if (data === undefined)
    return (
      <LoadProblem what={t('account:secondStep.loadFailed')} error={error} onRetry={() => void refetch()} />
    );
  if (!data.isOffered) return null;
  const { factors } = data;
  const hasCode = factors.some(({ kind }) => kind === 'code');

  return (
    <section className={classes.section} aria-labelledby="second-step">
      <h2 id="second-step">{t('account:secondStep.title')}</h2>
      <p className={classes.plain}>
        {t(factors.length === 0 ? 'account:secondStep.none' : 'account:secondStep.set')}
      </p>
      {factors.length > 0 && (
        <FactorList data={data} onRemove={setRemoved} onRenew={() => steps.renewCodes.mutate()} />
      )}
      {view.kind === 'code' && <CodeSetup setup={view} steps={steps} />}
      {view.kind === 'recovery' && (
        <RecoveryCodes codes={view.codes} onDone={() => setView({ kind: 'list' })} />
      )}
      {view.kind === 'list' && (
        <div className={classes.choices}>
          {!hasCode && (
            <Button size="lg" variant="default" onClick={() => steps.beginCode.mutate()}>
              {t('account:secondStep.code.begin')}
            </Button>
          )}
          <Button size="lg" variant="default" onClick={() => steps.addPasskey.mutate()}>
            {t('account:secondStep.passkey.begin')}
          </Button>
        </div>
      )}
      {removed !== null && (
        <QuestionDialog
          title={t('account:secondStep.remove.title')}
          stay={{ label: t('account:secondStep.remove.stay'), onChoose: () => setRemoved(null) }}
          next={{
            label: t('account:secondStep.remove'),
            onChoose: () => {
              setRemoved(null);
              steps.remove.mutate(removed.id);
            },
          }}
          destructive
        >
          <p>
            {t(factors.length === 1 ? 'account:secondStep.remove.last' : 'account:secondStep.remove.one')}
          </p>
        </QuestionDialog>
      )}
    </section>
  );
}

interface FactorListProps {
  readonly data: OperationResponse<'getSecondFactors'>;
  readonly onRemove: (factor: SecondFactor) => void;
  readonly onRenew: () => void;
}

function FactorList({ data: { factors, recoveryCodes }, onRemove, onRenew }: FactorListProps) {
  const { t } = useTexts();
  return (
    <ul className={rows['rows']}>
      {factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} onRemove={() => onRemove(factor)} />
      ))}
      <li className={classes.row}>
        <div>
          <strong>{t('account:secondStep.recovery')}</strong>
          <p>{t('account:secondStep.recoveryLeft', { count: recoveryCodes })}</p>
        </div>
        <Button variant="default" onClick={onRenew}>
          {t('account:secondStep.renew')}
        </Button>
      </li>
    </ul>
  );
}

interface FactorRowProps {
  readonly factor: SecondFactor;
  readonly onRemove: () => void;
}

function FactorRow({ factor: { kind, browser, createdAt, usedAt }, onRemove }: FactorRowProps) {
  const { t } = useTexts();
  const name = t(kind === 'code' ? 'account:secondStep.code' : 'account:secondStep.passkey');
  const since = formatMoment(createdAt);
  return (
    <li className={classes.row}>
      <div>
        <strong>{name}</strong>
        <p>{t('account:secondStep.since', { time: since, device: nameDevice(browser, t) })}</p>
        {usedAt != null && <p>{t('account:sessions.used', { time: formatMoment(usedAt) })}</p>}
      </div>
      <Button
        variant="default"
        aria-label={t('account:secondStep.remove.of', { name, time: since })}
        onClick={onRemove}
      >
        {t('account:secondStep.remove')}
      </Button>
    </li>
  );
}

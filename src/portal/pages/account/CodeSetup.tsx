import { Button } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '../../../ui/buttons/SubmitButton.tsx';
import { ErrorLine } from '../../../ui/messages/ErrorLine.tsx';
import textBox from '../../../ui/style/TextBox.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import type { SecondSteps, SecondStepView } from '../../session/hooks/useSecondStep.ts';
import classes from './SecondStep.module.css';

interface CodeSetupProps {
  readonly setup: Extract<SecondStepView, { kind: 'code' }>;
  readonly steps: SecondSteps;
}

/** Shows the key of one-time codes as picture and text, and takes the first code of the app. */
export function CodeSetup({ setup: { id, key, picture }, steps }: CodeSetupProps) {
  const { t } = useTexts();
  const { confirmCode, setView } = steps;
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const problem = isMissing ? 'missing' : confirmCode.data === 'wrong' ? 'wrong' : null;

  function confirm(event: FormEvent): void {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setMissing(code === '');
    input.current?.focus();
    if (code !== '') confirmCode.mutate({ id, code });
  }

  return (
    <form className={classes.panel} noValidate onSubmit={confirm}>
      <h3 ref={heading} tabIndex={-1}>
        {t('account:secondStep.code.title')}
      </h3>
      <p>{t('account:secondStep.code.scan')}</p>
      <img
        className={classes.picture}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={t('account:secondStep.code.picture')}
      />
      <div>
        <p>{t('account:secondStep.code.type')}</p>
        <p className={classes.key} translate="no">
          {key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <CodeEntry input={input} problem={problem} />
      <div className={classes.choices}>
        <SubmitButton
          blocked={false}
          busy={confirmCode.isPending}
          busyLabel={t('account:secondStep.code.sending')}
          describedBy={undefined}
        >
          {t('account:secondStep.code.confirm')}
        </SubmitButton>
        <Button size="lg" variant="default" onClick={() => setView({ kind: 'list' })}>
          {t('account:secondStep.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface CodeEntryProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly problem: 'missing' | 'wrong' | null;
}

function CodeEntry({ input, problem }: CodeEntryProps) {
  const { t } = useTexts();
  return (
    <div className={classes.entry}>
      <label htmlFor="first-code">{t('account:secondStep.code.label')}</label>
      {problem !== null && (
        <ErrorLine id="first-code-error">{t(`account:secondStep.code.${problem}`)}</ErrorLine>
      )}
      <input
        id="first-code"
        ref={input}
        className={textBox['box']}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : 'first-code-error'}
      />
    </div>
  );
}

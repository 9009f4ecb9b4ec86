import { Button } from '@mantine/core';
import { type FormEvent, use, useRef, useState } from 'react';
import { SubmitButton } from '../../../ui/buttons/SubmitButton.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import box from '../../../ui/dialogs/ModalBox.module.css';
import { ErrorLine } from '../../../ui/messages/ErrorLine.tsx';
import textBox from '../../../ui/style/TextBox.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { sessionCalls } from '../../api/sessionCalls.ts';
import { loadTexts } from '../../session/loadTexts.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { usePasswordQuestionStore } from '../../session/stores/passwordQuestionStore.ts';
import classes from './PasswordQuestion.module.css';

/** Text keys of the errors, without `session:password.`. */
type Problem = 'missing' | 'wrong' | 'tooMany' | 'failed';

/** Loads the words of the question and asks. */
export function PasswordQuestion() {
  const { i18n } = useTexts();
  const { brand } = useServices();
  const [texts] = useState(() => loadTexts(i18n, brand.id, ['session']));
  use(texts);
  return <PasswordDialog />;
}

/** Asks for the password before a change that a thief would make first. The form below keeps its answers. */
function PasswordDialog() {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId, email } = useSessionData().identity;
  const { answer } = usePasswordQuestionStore();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    const password = input.current?.value ?? '';
    setProblem(null);
    setSending(true);
    const found = password === '' ? 'missing' : await sessionCalls.confirm(call, accountId, password);
    setSending(false);
    if (found === null) return answer?.(true);
    setProblem(found);
    input.current?.focus();
  }

  return (
    <Dialog title={t('session:password.title')} onClose={() => answer?.(false)}>
      <form className={classes.form} noValidate onSubmit={(event) => void confirm(event)}>
        <p>{t('session:password.text')}</p>
        {/* Password managers find the entry by the address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <div>
          <label htmlFor="confirmed-password">{t('session:password.label')}</label>
          {problem !== null && (
            <ErrorLine id="confirmed-password-error">{t(`session:password.${problem}`)}</ErrorLine>
          )}
          <input
            id="confirmed-password"
            ref={input}
            type="password"
            className={textBox['box']}
            autoComplete="current-password"
            maxLength={200}
            data-autofocus
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : 'confirmed-password-error'}
          />
        </div>
        <div className={box['choices']}>
          <SubmitButton
            blocked={false}
            busy={isSending}
            busyLabel={t('session:password.sending')}
            describedBy={undefined}
          >
            {t('session:password.confirm')}
          </SubmitButton>
          <Button size="lg" variant="default" onClick={() => answer?.(false)}>
            {t('session:password.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type BegunForm, useBegunForms } from './useBegunForms.ts';
import { useAnnouncementStore } from '../../ui/messages/announcementStore.ts';
import { useSelectedPolicyStore } from '../session/stores/selectedPolicyStore.ts';
import { useServiceWatch } from '../session/hooks/useAwayServices.ts';
import { useDiscardDraft } from '../session/hooks/useAccountDrafts.ts';
import rows from '../../ui/style/RowList.module.css';
import classes from './BegunFormList.module.css';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** Forms that were begun and not sent, on any device. `below` limits them to addresses with this beginning. */
export function BegunFormList({ below }: { readonly below: string }) {
  const { t } = useTexts();
  const forms = useBegunForms(below);
  useServiceWatch(forms.some(({ waits }) => waits === 'away'));
  if (forms.length === 0) return null;
  return (
    <section aria-labelledby="begun-forms" className={classes.forms}>
      <h2 id="begun-forms">{t('shell:drafts.title')}</h2>
      <ul className={rows['rows']}>
        {forms.map((form) => (
          <Row key={`${form.id} ${form.policyNumber}`} form={form} />
        ))}
      </ul>
    </section>
  );
}

function Row({ form }: { readonly form: BegunForm }) {
  const { t } = useTexts();
  const select = useSelectedPolicyStore((store) => store.select);
  const [isAsking, setIsAsking] = useState(false);
  const discard = useRef<HTMLButtonElement>(null);
  function keep(): void {
    flushSync(() => setIsAsking(false));
    discard.current?.focus();
  }
  const name = t('shell:drafts.name', { form: t(form.label), vehicle: form.vehicle });
  const action = form.waits === 'back' && form.isLast ? 'send' : 'resume';
  return (
    <li className={classes.form}>
      <div className={classes.about}>
        <h3 className={classes.name}>{name}</h3>
        {form.step !== '' && (
          <p className={classes.step}>{form.step !== null && t('shell:drafts.step', { step: form.step })}</p>
        )}
        {form.waits !== null && <p className={classes.waits}>{t(`shell:drafts.waits.${form.waits}`)}</p>}
        <p>
          {[
            t(`shell:drafts.saved.${form.saved.on}`, { day: form.saved.day, time: form.saved.time }),
            t('shell:drafts.until', { day: form.until }),
          ].join(' ')}
        </p>
      </div>
      {isAsking ? (
        <DiscardQuestion form={form} name={name} onKeep={keep} />
      ) : (
        <div className={classes.buttons}>
          <Button
            component={Link}
            to={form.route}
            {...(action === 'send' && { state: { send: true } })}
            data-contract={form.policyNumber}
            onClick={() => select(form.policyNumber)}
            aria-label={t(`shell:drafts.${action}Named`, { name })}
          >
            {t(`shell:drafts.${action}`)}
          </Button>
          <Button
            ref={discard}
            variant="default"
            onClick={() => setIsAsking(true)}
            aria-label={t('shell:drafts.discardNamed', { name })}
          >
            {t('shell:drafts.discard')}
          </Button>
        </div>
      )}
    </li>
  );
}

interface QuestionProps {
  readonly form: BegunForm;
  readonly name: string;
  readonly onKeep: () => void;
}

/** A discarded form cannot be restored, so this question takes the place of the buttons. */
function DiscardQuestion({ form, name, onKeep }: QuestionProps) {
  const { t } = useTexts();
  const discard = useDiscardDraft();
  const announce = useAnnouncementStore((store) => store.announce);
  const [state, setState] = useState<'asking' | 'running' | 'failed'>('asking');
  const safe = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => safe.current?.focus(), []);
  async function run(): Promise<void> {
    setState('running');
    const isGone = await discard(form.id, form.policyNumber);
    if (!isGone) return setState('failed');
    announce(t('shell:drafts.discarded', { name }));
    document.querySelector<HTMLElement>('main h1')?.focus();
  }
  return (
    <fieldset className={classes.question}>
      <legend>{t(state === 'failed' ? 'shell:drafts.failed' : 'shell:drafts.question', { name })}</legend>
      <div className={classes.buttons}>
        <Button ref={safe} variant="default" onClick={onKeep}>
          {t('shell:drafts.keep')}
        </Button>
        <Button
          variant="outline"
          color="error"
          {...(state === 'running' ? { 'aria-disabled': true, 'data-disabled': true } : {})}
          onClick={() => void (state === 'running' ? undefined : run())}
        >
          {t('shell:drafts.discardNow')}
        </Button>
      </div>
    </fieldset>
  );
}

import { IconCloudOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { mountedForms } from '../../definitions/index.ts';
import type { Wizard } from '../../engine/index.ts';
import { Note } from '../../ui/boxes/Note.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';
import type { WizardPorts } from '../../wizard/index.ts';
import { useAwayServices, useServiceWatch } from '../session/hooks/useAwayServices.ts';
import { useWaitingFormStore } from '../session/stores/waitingFormStore.ts';
import { TextWithNumbers } from '../shell/messages/TextWithNumbers.tsx';

interface FirstStepNoticeProps {
  readonly form: Wizard;
  readonly ports: WizardPorts;
  /** True when the account keeps the draft. */
  readonly isKept: boolean;
}

/** Says on the first step of a form that it cannot be sent at present. A kept form is announced on the start page once it can be. */
export function FirstStepNotice({ form, ports, isKept }: FirstStepNoticeProps) {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const away = useAwayServices();
  const wait = useWaitingFormStore((store) => store.wait);
  const isFirst = form.steps[0]?.route === pathname + search || form.steps[0]?.route === pathname;
  const needs = mountedForms.find(({ id }) => id === form.id)?.needs ?? [];
  const isAway = needs.some((operation: string) => away.has(operation));
  const isTold = isFirst && isAway;
  const { policy } = ports.owner;
  useEffect(() => {
    if (isTold && isKept) wait(form.id, policy);
  }, [isTold, isKept, wait, form.id, policy]);
  useServiceWatch(isTold);
  const { phone } = ports.contact[form.definition.contact ?? 'service'];
  return (
    <output>
      {isTold && (
        <Note
          tone="warning"
          title={t('shell:service.form.title')}
          icon={<IconCloudOff size={24} stroke={1.75} />}
        >
          <p>
            <TextWithNumbers
              text={t(isKept ? 'shell:service.form.kept' : 'shell:service.form.text', { phone })}
            />
          </p>
        </Note>
      )}
    </output>
  );
}

import { IconCloudOff, IconTool } from '@tabler/icons-react';
import { getContact } from '../../brand/index.ts';
import { mountedForms, type MountedForm } from '../../definitions/index.ts';
import { Note } from '../../ui/boxes/Note.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';
import { useAwayServices, useServiceWatch } from '../session/hooks/useAwayServices.ts';
import { useDowntime } from '../session/hooks/useDowntime.ts';
import { useServices } from '../session/Services.ts';
import { useSessionData } from '../session/SessionData.ts';
import { FixedTextWithNumbers, TextWithNumbers } from '../shell/messages/TextWithNumbers.tsx';
import { useCurrentPage } from '../shell/navigation/useCurrentPage.ts';
import { getFormLabel } from './getFormLabel.ts';

/** Says on an overview which of the forms below it cannot be sent at present: switched off, away, or under maintenance. */
export function ServiceNotices({ below }: { readonly below: string }) {
  const { t } = useTexts();
  const { switches } = useSessionData();
  const { phone } = getContact(useServices().brand, useCurrentPage()?.contact ?? 'service');
  const away = useAwayServices();
  const downtime = useDowntime('texts');
  const forms = mountedForms.filter(({ entry }) => entry.startsWith(below));
  const stopped = forms.filter(({ needs }) => needs.some((operation: string) => away.has(operation)));
  const names = [...new Set(stopped.flatMap((form) => getFormLabel(form) ?? []))].map((label) => t(label));
  const closed = [...new Set(forms.flatMap(({ mount }) => getGate(mount) ?? []))].filter(
    (name) => !switches[name],
  );
  useServiceWatch(stopped.length > 0);
  return (
    <output>
      {closed.map((name) => (
        <Note
          key={name}
          tone="warning"
          title={t('shell:off.title')}
          icon={<IconCloudOff size={24} stroke={1.75} />}
        >
          <p>
            <TextWithNumbers text={t(`shell:off.${name}.text`, { phone })} />
          </p>
        </Note>
      ))}
      {stopped.length > 0 && (
        <Note
          tone="warning"
          title={
            names.length === 0
              ? t('shell:service.away.some')
              : t('shell:service.away.title', { names: names.join(', ') })
          }
          icon={<IconCloudOff size={24} stroke={1.75} />}
        >
          <p>
            <FixedTextWithNumbers text={t('shell:service.away.text', { phone })} />
          </p>
        </Note>
      )}
      {downtime !== null && (
        <Note
          tone="info"
          title={t('shell:downtime.now.title', { until: downtime.until })}
          icon={<IconTool size={24} stroke={1.75} />}
        >
          <p>{t('shell:service.downtime')}</p>
        </Note>
      )}
    </output>
  );
}

function getGate(mount: MountedForm['mount']) {
  return 'gate' in mount && mount.gate?.kind === 'function' ? mount.gate.name : null;
}

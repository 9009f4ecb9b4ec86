import { Button } from '@mantine/core';
import { IconCircleOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type ContactName, getContact } from '../../../brand/index.ts';
import { buildChooserState } from '../../pageTable/chooserRequest.ts';
import type { Page } from '../../pageTable/Page.ts';
import type { SwitchedFunction } from '../../../domain/applicationSwitches.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useSelectedContract } from '../../session/hooks/useContracts.ts';
import { Note } from '../../../ui/boxes/Note.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Redirect } from './Redirect.tsx';
import { TextWithNumbers } from '../messages/TextWithNumbers.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface PageGateProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** Draws a page, unless its function is switched off or its contract is not chosen (CLM-015, CON-078). */
export function PageGate({ page: { gate, contract, contact }, children }: PageGateProps) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { switches } = useSessionData();
  const selected = useSelectedContract();
  if (gate?.kind === 'function' && !switches[gate.name])
    return <SwitchedOffNotice name={gate.name} contact={contact} />;
  if (contract?.kind === 'needed' && selected === null) return <Redirect to={contract.otherwise} />;
  if (contract?.kind === 'chosen' && selected === null) {
    const heading = contract.heading === null ? null : t(contract.heading);
    return <Redirect to="/contractSelection" state={buildChooserState(pathname, heading)} />;
  }
  return children;
}

interface SwitchedOffNoticeProps {
  readonly name: SwitchedFunction;
  readonly contact: ContactName;
}

/** The notice of a function that the configuration has switched off (SHELL-020, SHELL-054 to -056). */
function SwitchedOffNotice({ name, contact }: SwitchedOffNoticeProps) {
  const { t } = useTexts();
  const { phone } = getContact(useServices().brand, contact);

  return (
    <>
      <PageHeading title={t(`shell:off.${name}.title`)} />
      <Note tone="warning" title={t('shell:off.title')} icon={<IconCircleOff size={24} stroke={1.75} />}>
        <p>
          <TextWithNumbers text={t(`shell:off.${name}.text`, { phone })} />
        </p>
      </Note>
      <Button component={Link} to="/" variant="default">
        {t('shell:error.back')}
      </Button>
    </>
  );
}

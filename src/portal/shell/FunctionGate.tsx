import { Button } from '@mantine/core';
import { IconCircleOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import type { SwitchedFunction } from '../session/applicationSwitches.ts';
import { useServices } from '../session/Services.ts';
import { useSessionData } from '../session/SessionData.ts';
import { Note } from './Note.tsx';
import { PageHeading } from './PageHeading.tsx';

interface FunctionGateProps {
  readonly of: SwitchedFunction;
  /** Absent: the pages of the route. */
  readonly children?: ReactNode;
}

/** The pages of a function; while the configuration switches it off, what to do instead (SHELL-020, SHELL-054 to -056). */
export function FunctionGate({ of, children = <Outlet /> }: FunctionGateProps) {
  const { t } = useTranslation();
  const { phone } = useServices().brand.contact;
  const { switches } = useSessionData();
  if (switches[of]) return children;

  return (
    <>
      <PageHeading title={t(`shell:off.${of}.title`)} />
      <Note tone="warning" title={t('shell:off.title')} icon={<IconCircleOff size={24} stroke={1.75} />}>
        <p>{t(`shell:off.${of}.text`, { phone })}</p>
      </Note>
      <Button component={Link} to="/" variant="default">
        {t('shell:error.back')}
      </Button>
    </>
  );
}

import { Button } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/listContracts.ts';
import { hasOpenPremiums } from '../../../domain/hasOpenPremiums.ts';
import { BegunForms } from '../../forms/BegunForms.tsx';
import { formatGreetingName } from '../../session/formatAccountName.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useContracts } from '../../session/hooks/useContracts.ts';
import { useToday } from '../../session/hooks/useToday.ts';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import { usePendingLayout } from '../../../ui/loading/usePendingLayout.ts';
import { AnalyticsQuestion } from './AnalyticsQuestion.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
import { ContractList } from './contracts/ContractList.tsx';
import { groupContracts, findOnlyVehicle } from './contracts/groupContracts.ts';
import { DashboardNotes } from './DashboardNotes.tsx';
import classes from './DashboardPage.module.css';
import { DunningDialog } from './DunningDialog.tsx';
import { buildErrandLink } from './errands/buildErrandLink.ts';
import { selectErrands } from './errands/selectErrands.ts';
import { ErrandSection } from './errands/ErrandSection.tsx';
import { errandTable } from './errands/errandTable.ts';
import { HelpCard } from './HelpCard.tsx';
import { DocumentsLine } from './lines/DocumentsLine.tsx';
import { MagazineLine } from './lines/MagazineLine.tsx';
import { NewsLine } from './lines/NewsLine.tsx';
import { OpenReports } from './OpenReports.tsx';
import { useReload } from './useReload.ts';
import { VehicleHero } from './contracts/VehicleHero.tsx';
import { useLook } from '../../../ui/style/useLook.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The start page: the vehicles, what is going on, four errands, and the rest as quiet lines (0184). */
export function DashboardPage() {
  const { t } = useTexts();
  const { greeting } = useLook().tone;
  const { account, switches, frequentFunctions, unreadableContracts } = useSessionData();
  const contracts = useContracts();
  useReload();
  const vehicle = unreadableContracts > 0 ? null : findOnlyVehicle(contracts);
  const today = useToday();
  const { first, firstLabel, shown, groups } = selectErrands(errandTable, {
    contracts,
    functions: frequentFunctions,
    today,
  });
  // An unknown title is left out, because a code must not appear in a greeting.
  const name = formatGreetingName(account, (code) => t(`account:name.title.${code}`, { defaultValue: '' }));
  const report = first !== null && (
    <Button component={Link} size="lg" {...buildErrandLink(first, t, switches)}>
      {firstLabel ?? t(`dashboard:errand.${first.name}.title`)}
    </Button>
  );

  return (
    <>
      <div className={classes.head}>
        <PageHeading
          heading={
            name === ''
              ? t('dashboard:title.default', { greeting })
              : t('dashboard:title', { greeting, name })
          }
        />
        {vehicle === null && report}
      </div>
      <DashboardNotes />
      <SectionBoundary instead={null}>
        <BegunForms />
      </SectionBoundary>
      {hasOpenPremiums(account) && <DunningDialog />}
      <SectionBoundary instead={null}>
        <ConsentRequest />
      </SectionBoundary>
      <div className={classes.start}>
        <div className={classes.now}>
          <div className={classes.first}>
            <SectionBoundary>
              {vehicle === null ? <ContractList /> : <OnlyVehicle contract={vehicle}>{report}</OnlyVehicle>}
            </SectionBoundary>
            <SectionBoundary instead={null}>
              <OpenReports />
            </SectionBoundary>
          </div>
          <ErrandSection shown={shown} groups={groups} />
        </div>
        <LowerSections />
      </div>
    </>
  );
}

interface OnlyVehicleProps {
  readonly contract: Contract;
  readonly children: ReactNode;
}

function OnlyVehicle({ contract, children }: OnlyVehicleProps) {
  const { ended } = groupContracts(useContracts());
  return (
    <VehicleHero contract={contract} ended={ended}>
      {children}
    </VehicleHero>
  );
}

/** The least used sections, which are drawn when the sections above can be used. */
function LowerSections() {
  const isTheirTurn = useDeferredValue(true, false);
  usePendingLayout(!isTheirTurn);
  if (!isTheirTurn) return null;
  return (
    <>
      <div className={classes.last}>
        <div className={classes.lines}>
          <DocumentsLine />
          <SectionBoundary>
            <NewsLine />
          </SectionBoundary>
          <SectionBoundary>
            <MagazineLine />
          </SectionBoundary>
        </div>
        <HelpCard />
      </div>
      <AnalyticsQuestion />
    </>
  );
}

import { useLocation } from 'react-router-dom';
import type { Contract } from '../../../domain/listContracts.ts';
import { ServiceNotices } from '../../forms/ServiceNotices.tsx';
import { FormPage } from '../../forms/FormPage.tsx';
import {
  type AreaPage,
  listContractTabs,
  isAreaPage,
  findRefusingFlag,
} from '../../pageTable/selectAreaPages.ts';
import { useSelectedContract } from '../../session/hooks/useContracts.ts';
import { useWizardPorts } from '../../session/hooks/useWizardPorts.ts';
import { ContactHelp } from '../../shell/layout/ContactHelp.tsx';
import { ContractCard } from '../../shell/contracts/ContractCard.tsx';
import { PageGate } from '../../shell/layout/PageGate.tsx';
import { TabBar } from '../../shell/navigation/TabBar.tsx';
import { useCurrentPage } from '../../shell/navigation/useCurrentPage.ts';
import classes from './ContractPage.module.css';
import { RefusedContract } from './RefusedContract.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** A page about the chosen contract. */
export function ContractPage() {
  const page = useCurrentPage();
  const contract = useSelectedContract();
  if (page === undefined || !isAreaPage(page)) return null;
  return <PageGate page={page}>{contract !== null && <OwnPage page={page} contract={contract} />}</PageGate>;
}

/** The tabs, and the form with this address, which stays while its pages change. */
function OwnPage({ page, contract }: { readonly page: AreaPage; readonly contract: Contract }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const ports = useWizardPorts(contract);
  const refusal = findRefusingFlag(page, contract);
  if (refusal !== undefined) return <RefusedContract flag={refusal} />;
  const tabs = page.content.hasTabs ? listContractTabs(contract) : [];
  return (
    <>
      {tabs.length > 0 && (
        <div className={classes.tabs}>
          <p id="contract-area" className="visuallyHidden">
            {t('contract:title')}
          </p>
          <TabBar tabs={tabs} current={pathname} labelledBy="contract-area" />
        </div>
      )}
      {pathname === '/contract' && <ServiceNotices below="/contract" />}
      <FormPage
        id={page.content.form}
        ports={ports}
        aside={
          <>
            <ContractCard contract={contract} />
            <ContactHelp name={page.contact} place="aside" />
          </>
        }
      />
    </>
  );
}

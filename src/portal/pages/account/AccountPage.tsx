import { Link, useLocation } from 'react-router-dom';
import { FormPage } from '../../forms/FormPage.tsx';
import { listAccountTabs, listTabs } from '../../pageTable/selectAreaPages.ts';
import { useDeletionJob } from '../../session/hooks/useDeletionJob.ts';
import { useWizardPorts } from '../../session/hooks/useWizardPorts.ts';
import { LoadedContent } from '../../../ui/loading/LoadedContent.tsx';
import { PageGate } from '../../shell/layout/PageGate.tsx';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';
import { Redirect } from '../../shell/layout/Redirect.tsx';
import classes from './AccountPage.module.css';
import { TabBar } from '../../shell/navigation/TabBar.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** My Account: its name, the tab bar, and the card of the tab the address names (ACC-001). */
export function AccountPage() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const ports = useWizardPorts(null);
  const job = useDeletionJob();
  const tabs = listAccountTabs(job ?? null);
  const tab = tabs.find(({ path }) => path === pathname);
  if (job === undefined) return <PageLoading />;
  if (tab === undefined) return <Redirect to="/myAccount" />;

  return (
    <LoadedContent>
      <div className={classes.page}>
        <div className={classes.area}>
          <div>
            <p id="account-area" className={classes.name}>
              {t('account:title')}
            </p>
            <TabBar tabs={listTabs(tabs)} current={tab.path} labelledBy="account-area" isColumn />
            <p className={classes.sessions}>
              <Link to="/myAccount/sessions">{t('account:sessions.link')}</Link>
            </p>
          </div>
          <div className={classes.card}>
            <PageGate page={tab}>
              <FormPage id={tab.content.form} ports={ports} />
            </PageGate>
          </div>
        </div>
      </div>
    </LoadedContent>
  );
}

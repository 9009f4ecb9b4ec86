import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useContracts } from '../../../session/hooks/useContracts.ts';
import { PageHeading } from '../../../shell/layout/PageHeading.tsx';
import { SectionBoundary } from '../../../../ui/loading/SectionBoundary.tsx';
import { AccidentChecklist } from './AccidentChecklist.tsx';
import { ClaimForms } from './ClaimForms.tsx';
import classes from './ClaimsInfoPage.module.css';
import { InfoServices } from './InfoServices.tsx';
import { ServiceCard } from '../ServiceCard.tsx';
import { SettlementInfo } from './SettlementInfo.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Advice after an accident, the steps of a settlement, and forms to download (CLI-002). */
export function ClaimsInfoPage() {
  const { t } = useTexts();
  const hasKps = useContracts().some(({ kinds }) => kinds.has('kps'));

  return (
    <>
      <PageHeading>
        <p>{t('claims:info.intro')}</p>
      </PageHeading>
      <InfoServices />
      <div className={classes.parts}>
        <div className={classes.service}>
          <ServiceCard />
        </div>
        <AccidentChecklist />
        <SettlementInfo hasKps={hasKps} />
        <div className={classes.forms}>
          <SectionBoundary>
            <ClaimForms hasKps={hasKps} />
          </SectionBoundary>
        </div>
        <div className={classes.ways}>
          <Button component={Link} to="/faq" state={{ fromClaims: true }} variant="default">
            {t('claims:info.faq')}
          </Button>
        </div>
      </div>
    </>
  );
}

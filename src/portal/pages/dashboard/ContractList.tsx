import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/contractsOf.ts';
import { useSelectedPolicyStore } from '../../session/selectedPolicyStore.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { useContracts } from '../../session/useContracts.ts';
import { HelpBubble } from '../../shell/HelpBubble.tsx';
import { vehicleName } from '../../shell/vehicleName.ts';
import { VehicleIcon } from '../../shell/VehicleIcon.tsx';
import classes from './ContractList.module.css';

/** The contracts of the account, then those of related accounts; each leads to its overview. */
export function ContractList() {
  const { t } = useTranslation();
  const contracts = useContracts();
  const { hasUnreadableContracts } = useSessionData();
  const { phone } = useServices().brand.contact;
  const own = contracts.filter(({ kinds }) => !kinds.has('partner'));
  const partner = contracts.filter(({ kinds }) => kinds.has('partner'));

  return (
    <section className={classes.contracts} aria-labelledby="contracts">
      <HelpBubble of="dashboard.contracts" about={t('dashboard:contracts.title')}>
        <h2 id="contracts">{t('dashboard:contracts.title')}</h2>
      </HelpBubble>
      {contracts.length === 0 && !hasUnreadableContracts && <p>{t('dashboard:contracts.empty')}</p>}
      {own.length > 0 && <Rows contracts={own} />}
      {partner.length > 0 && (
        <>
          <h3>{t('dashboard:contracts.partner')}</h3>
          <Rows contracts={partner} />
        </>
      )}
      {hasUnreadableContracts && (
        <p>{t('dashboard:contracts.incomplete', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
      )}
    </section>
  );
}

function Rows({ contracts }: { readonly contracts: readonly Contract[] }) {
  const { t } = useTranslation();
  const select = useSelectedPolicyStore((store) => store.select);

  return (
    <ul className={classes.rows}>
      {contracts.map(({ policy, kinds }) => {
        const [risk] = policy.risks;
        return (
          <li key={policy.policyNumber} className={classes.row}>
            <VehicleIcon hazard={risk?.hazard ?? ''} />
            <div className={classes.vehicle}>
              <Link
                to="/contract"
                className={classes.name}
                aria-describedby={`contract-${policy.policyNumber}`}
                onClick={() => select(policy.policyNumber)}
              >
                {vehicleName(policy) || policy.policyNumber}
              </Link>
              {kinds.has('terminated') && (
                <span className={classes.badge}>{t('dashboard:contracts.terminated')}</span>
              )}
            </div>
            <dl id={`contract-${policy.policyNumber}`} className={classes.facts}>
              {risk?.licensePlate && (
                <div>
                  <dt>{t('dashboard:contracts.licensePlate')}</dt>
                  <dd>{risk.licensePlate}</dd>
                </div>
              )}
              <div>
                <dt>{t('dashboard:contracts.policyNumber')}</dt>
                <dd>{policy.policyNumber}</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

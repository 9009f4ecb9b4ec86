import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/contractsOf.ts';
import { VehiclePicture } from '../../../wizard/elements/VehiclePicture.tsx';
import { useSelectedPolicyStore } from '../../session/selectedPolicyStore.ts';
import { Plate } from '../../shell/Plate.tsx';
import { vehicleName } from '../../shell/vehicleName.ts';
import classes from './ContractList.module.css';
import { KindBadges } from './KindBadges.tsx';
import { premiumText } from './premiumText.ts';

/** Contracts one below the other, each with vehicle, plate and premium. */
export function ContractRows({ contracts }: { readonly contracts: readonly Contract[] }) {
  if (contracts.length === 0) return null;
  return (
    <ul className={classes.rows}>
      {contracts.map((contract) => (
        <ContractRow key={contract.policy.policyNumber} contract={contract} />
      ))}
    </ul>
  );
}

function ContractRow({ contract: { policy, kinds } }: { readonly contract: Contract }) {
  const { t } = useTranslation();
  const select = useSelectedPolicyStore((store) => store.select);
  const { policyNumber } = policy;
  const [risk] = policy.risks;
  const premium = kinds.has('terminated') ? null : premiumText(policy, t);
  return (
    <li className={classes.row}>
      <VehiclePicture hazard={risk?.hazard ?? ''} className={classes.picture} />
      <div className={classes.vehicle}>
        <Link
          to="/contract"
          className={classes.name}
          aria-describedby={`contract-${policyNumber}`}
          onClick={() => select(policyNumber)}
        >
          {vehicleName(policy) || policyNumber}
        </Link>
        <KindBadges kinds={kinds} />
      </div>
      <dl id={`contract-${policyNumber}`} className={classes.facts}>
        {risk?.licensePlate && (
          <div>
            <dt className="visuallyHidden">{t('dashboard:contracts.licensePlate')}</dt>
            <dd>
              <Plate plate={risk.licensePlate} />
            </dd>
          </div>
        )}
        <div className={classes.numberFact}>
          <dt className="visuallyHidden">{t('dashboard:contracts.policyNumber')}</dt>
          <dd className={classes.number}>{policyNumber}</dd>
        </div>
        {premium !== null && (
          <div className={classes.premium}>
            <dt className="visuallyHidden">{t('dashboard:contracts.premium')}</dt>
            <dd>{premium}</dd>
          </div>
        )}
      </dl>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </li>
  );
}

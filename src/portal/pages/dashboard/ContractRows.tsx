import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/contractsOf.ts';
import { writeValue } from '../../../engine/formats/formats.ts';
import { VehiclePicture } from '../../../wizard/elements/VehiclePicture.tsx';
import { useSelectedPolicyStore } from '../../session/selectedPolicyStore.ts';
import { Plate } from '../../shell/Plate.tsx';
import { vehicleName } from '../../shell/vehicleName.ts';
import classes from './ContractList.module.css';

/** Kinds that everybody should see at once. */
const marked = ['terminated', 'offSeason', 'futureChanges', 'kps', 'jungMobil'] as const;

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
  const { policyNumber, premiumPm, paymentDetails } = policy;
  const [risk] = policy.risks;
  const hasPremium = typeof premiumPm === 'number' && !kinds.has('terminated');
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
        {marked
          .filter((kind) => kinds.has(kind))
          .map((kind) => (
            <span key={kind} className={classes.badge}>
              {t(`dashboard:contracts.kind.${kind}`)}
            </span>
          ))}
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
        <div>
          <dt className="visuallyHidden">{t('dashboard:contracts.policyNumber')}</dt>
          <dd className={classes.number}>{policyNumber}</dd>
        </div>
        {hasPremium && (
          <div className={classes.premium}>
            <dt className="visuallyHidden">{t('dashboard:contracts.premium')}</dt>
            <dd>
              {t(`dashboard:contracts.premium.${paymentDetails.paymentType}`, {
                amount: writeValue('euro', premiumPm),
                defaultValue: writeValue('euro', premiumPm),
              })}
            </dd>
          </div>
        )}
      </dl>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </li>
  );
}

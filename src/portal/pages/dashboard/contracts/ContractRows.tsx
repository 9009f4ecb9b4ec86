import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../../domain/listContracts.ts';
import { nameWidestCover } from '../../../../domain/names/nameWidestCover.ts';
import { findNoClaimsClass } from '../../../../domain/findNoClaimsClass.ts';
import type { Policy } from '../../../../protocol/index.ts';
import { useSelectedPolicyStore } from '../../../session/stores/selectedPolicyStore.ts';
import { nameContract } from '../../../../domain/names/nameContract.ts';
import small from '../../../shell/contracts/SmallPicture.module.css';
import { ContractPicture } from '../../../shell/contracts/ContractPicture.tsx';
import { Plate } from '../../../../ui/boxes/Plate.tsx';
import classes from './ContractList.module.css';
import { KindBadges } from './KindBadges.tsx';
import { formatPremium } from '../../../shell/contracts/formatPremium.ts';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Contracts in rows, each with vehicle, plate and premium; a row opens its contract. */
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

/** A contract that belongs to a vehicle has its kind as name, and the vehicle second. */
function ContractRow({ contract }: { readonly contract: Contract }) {
  const { t } = useTexts();
  const { policy, kinds } = contract;
  const { policyNumber } = policy;
  const { name, vehicle } = nameContract(contract);
  const select = useSelectedPolicyStore((store) => store.select);
  const [risk] = policy.risks;
  const premium = kinds.has('terminated') ? null : formatPremium(policy, t);
  return (
    <li className={classes.row}>
      <ContractPicture contract={contract} className={small.picture} />
      <div className={classes.vehicle}>
        <Link
          to="/contract"
          data-contract={policyNumber}
          className={classes.name}
          aria-describedby={`contract-${policyNumber}`}
          onClick={() => select(policyNumber)}
        >
          {name}
        </Link>
        <KindBadges kinds={kinds} />
      </div>
      <div className={classes.about}>
        <span className={classes.second}>
          {vehicle === null ? <Cover policy={policy} /> : t('shell:contract.ofVehicle', { vehicle })}
        </span>
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
            <dd className={classes.number} translate="no">
              {policyNumber}
            </dd>
          </div>
          {premium !== null && (
            <div className={classes.premium}>
              <dt className="visuallyHidden">{t('shell:contract.premium')}</dt>
              <dd>{premium}</dd>
            </div>
          )}
        </dl>
      </div>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </li>
  );
}

/** The widest cover, and the no-claims class in whole words. */
function Cover({ policy }: { readonly policy: Policy }) {
  const { t } = useTexts();
  const cover = nameWidestCover(policy);
  const level = findNoClaimsClass(policy);
  return (
    <>
      {cover !== null && <span>{cover}</span>}
      {level !== null && (
        <span className={classes.class}>
          {`${cover === null ? '' : ' · '}${t('dashboard:contracts.noClaimsClass', { level })}`}
        </span>
      )}
    </>
  );
}

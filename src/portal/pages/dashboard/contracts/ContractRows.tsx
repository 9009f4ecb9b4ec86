import { IconChevronRight } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
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
import { nameVehicle } from '../../../../domain/names/nameVehicle.ts';
import classes from './ContractList.module.css';
import { isOffered } from '../errands/selectErrands.ts';
import { errandTable } from '../errands/errandTable.ts';
import { KindBadges } from './KindBadges.tsx';
import { formatPremium } from './formatPremium.ts';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Contracts in rows, each with vehicle, plate, premium and a link to a claim report. */
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
        <span className={classes.second}>
          {vehicle === null ? describeCover(policy, t) : t('shell:contract.ofVehicle', { vehicle })}
        </span>
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
          <dd className={classes.number} translate="no">
            {policyNumber}
          </dd>
        </div>
        {premium !== null && (
          <div className={classes.premium}>
            <dt className="visuallyHidden">{t('dashboard:contracts.premium')}</dt>
            <dd>{premium}</dd>
          </div>
        )}
      </dl>
      {isOffered(errandTable.first.to, contract) && <ReportLink policy={policy} />}
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </li>
  );
}

/** A link to the report of a claim about this contract, without the chooser. */
function ReportLink({ policy }: { readonly policy: Policy }) {
  const { t } = useTexts();
  const { policyNumber, risks } = policy;
  const select = useSelectedPolicyStore((store) => store.select);
  const { name, to } = errandTable.first;
  const vehicle = `${nameVehicle(policy)}, ${risks[0]?.licensePlate || policyNumber}`;
  return (
    <Link
      to={to}
      data-contract={policyNumber}
      className={classes.report}
      aria-label={t('dashboard:contracts.report', { vehicle })}
      onClick={() => select(policyNumber)}
    >
      {t(`dashboard:errand.${name}.title`)}
    </Link>
  );
}

/** The widest cover, and the no-claims class in whole words. */
function describeCover(policy: Policy, t: TFunction): string {
  const cover = nameWidestCover(policy);
  const level = findNoClaimsClass(policy);
  const parts = [
    ...(cover === null ? [] : [cover]),
    ...(level === null ? [] : [t('dashboard:contracts.noClaimsClass', { level })]),
  ];
  return parts.join(' · ');
}

import { nameWidestCover } from '../../../domain/names/nameWidestCover.ts';
import type { Contract } from '../../../domain/listContracts.ts';
import classes from './ContractCard.module.css';
import { Plate } from '../../../ui/boxes/Plate.tsx';
import { nameContract } from '../../../domain/names/nameContract.ts';
import { ContractPicture } from './ContractPicture.tsx';
import { formatPremium } from './formatPremium.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The contract beside a form: vehicle, plate, policy number, cover, and the premium while it runs. */
export function ContractCard({ contract }: { readonly contract: Contract }) {
  const { t } = useTexts();
  const { policy, kinds } = contract;
  const { name, vehicle } = nameContract(contract);
  const [risk] = policy.risks;
  const cover = nameWidestCover(policy);
  const premium = kinds.has('terminated') ? null : formatPremium(policy, t);

  return (
    <div className={classes.card}>
      <p className={classes.name} translate="no">
        {name}
      </p>
      {vehicle !== null && <p className={classes.second}>{t('shell:contract.ofVehicle', { vehicle })}</p>}
      <dl className={classes.facts}>
        {risk?.licensePlate && (
          <div>
            <dt className="visuallyHidden">{t('shell:breadcrumb.licensePlate')}</dt>
            <dd>
              <Plate plate={risk.licensePlate} />
            </dd>
          </div>
        )}
        <div>
          <dt className="visuallyHidden">{t('shell:breadcrumb.policyNumber')}</dt>
          <dd translate="no">{policy.policyNumber}</dd>
        </div>
        {cover !== null && (
          <div>
            <dt className="visuallyHidden">{t('shell:cover')}</dt>
            <dd>{cover}</dd>
          </div>
        )}
        {premium !== null && (
          <div className={classes.premium}>
            <dt>{t('shell:contract.premium')}</dt>
            <dd>{premium}</dd>
          </div>
        )}
      </dl>
      <ContractPicture contract={contract} className={classes.picture} />
    </div>
  );
}

import { nameWidestCover } from '../../../domain/names/nameWidestCover.ts';
import type { Policy } from '../../../protocol/index.ts';
import { VehiclePicture } from '../../../ui/pictures/VehiclePicture.tsx';
import classes from './ContractCard.module.css';
import { Plate } from '../../../ui/boxes/Plate.tsx';
import { nameVehicle } from '../../../domain/names/nameVehicle.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The contract beside a form: vehicle, plate, policy number. */
export function ContractCard({ policy }: { readonly policy: Policy }) {
  const { t } = useTexts();
  const [risk] = policy.risks;
  const cover = nameWidestCover(policy);

  return (
    <div className={classes.card}>
      <p className={classes.name} translate="no">
        {nameVehicle(policy)}
      </p>
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
      </dl>
      <VehiclePicture hazard={risk?.hazard ?? ''} className={classes.picture} />
    </div>
  );
}

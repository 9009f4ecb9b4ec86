import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../../domain/listContracts.ts';
import { nameWidestCover } from '../../../../domain/names/nameWidestCover.ts';
import { formatDay } from '../../../../calendar/index.ts';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import { findVehicleBody } from '../../../../domain/names/findVehicleBody.ts';
import { useLook } from '../../../../ui/style/useLook.ts';
import { useSelectedPolicyStore } from '../../../session/stores/selectedPolicyStore.ts';
import hero from '../../../shell/layout/Hero.module.css';
import { Plate } from '../../../../ui/boxes/Plate.tsx';
import { nameVehicle } from '../../../../domain/names/nameVehicle.ts';
import { FurtherContracts } from './FurtherContracts.tsx';
import { KindBadges } from './KindBadges.tsx';
import { formatPremium } from '../../../shell/contracts/formatPremium.ts';
import { Scenery } from '../../../../ui/pictures/Scenery.tsx';
import classes from './VehicleHero.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

interface VehicleHeroProps {
  readonly contract: Contract;
  /** Contracts that ended, folded below. */
  readonly ended: readonly Contract[];
  /** The button of the first errand. */
  readonly children: ReactNode;
}

/** The only vehicle of an account: its name leads to the contract, and one button to the first errand. */
export function VehicleHero({ contract: { policy, kinds }, ended, children }: VehicleHeroProps) {
  const { t } = useTexts();
  const { ground } = useLook();
  const select = useSelectedPolicyStore((store) => store.select);
  const { policyNumber, nextDueDate, paymentDetails } = policy;
  const [risk] = policy.risks;
  const cover = nameWidestCover(policy);
  const premium = formatPremium(policy, t);
  const isDebited = paymentDetails.paymentMethod === 'DIRECT_DEBIT';

  return (
    <div className={classes.contracts}>
      <section
        className={`${hero.hero} ${ground === 'deep' ? classes.deep : ''}`}
        aria-labelledby="contracts"
      >
        <div className={classes.words}>
          <div className={classes.signs}>
            {risk?.licensePlate && <Plate plate={risk.licensePlate} />}
            {cover !== null && <span className={classes.cover}>{cover}</span>}
            <KindBadges kinds={kinds} />
          </div>
          <h2 id="contracts" className={classes.name}>
            <Link to="/contract" data-contract={policyNumber} onClick={() => select(policyNumber)}>
              {nameVehicle(policy)}
            </Link>
          </h2>
          <div className={classes.facts}>
            {premium !== null && <strong>{premium}</strong>}
            {nextDueDate && (
              <span>
                {t(isDebited ? 'dashboard:contracts.nextDebit' : 'dashboard:contracts.nextDue', {
                  day: formatDay(nextDueDate),
                })}
              </span>
            )}
            <span>
              <span className="visuallyHidden">{t('dashboard:contracts.policyNumber')}</span>{' '}
              <span translate="no">{policyNumber}</span>
            </span>
          </div>
          {children}
        </div>
        <Scenery className={classes.scenery} />
        <Picture name={findVehicleBody(policy)} className={classes.picture} />
      </section>
      <FurtherContracts groups={{ others: [], partner: [], ended }} />
    </div>
  );
}

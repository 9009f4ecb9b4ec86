import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../../domain/listContracts.ts';
import { nameWidestCover } from '../../../../domain/names/nameWidestCover.ts';
import { formatDay } from '../../../../calendar/index.ts';
import { VehiclePicture } from '../../../../ui/pictures/VehiclePicture.tsx';
import { useSelectedPolicyStore } from '../../../session/stores/selectedPolicyStore.ts';
import hero from '../../../shell/layout/Hero.module.css';
import { Plate } from '../../../../ui/boxes/Plate.tsx';
import { nameVehicle } from '../../../../domain/names/nameVehicle.ts';
import { KindBadges } from './KindBadges.tsx';
import { formatPremium } from './formatPremium.ts';
import { Scenery } from '../../../../ui/pictures/Scenery.tsx';
import classes from './VehicleHero.module.css';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

interface VehicleHeroProps {
  readonly contract: Contract;
  /** The first of the two errand buttons. */
  readonly children: ReactNode;
}

/** The only vehicle of an account with its premium and the two most frequent errands. */
export function VehicleHero({ contract: { policy, kinds }, children }: VehicleHeroProps) {
  const { t } = useTexts();
  const select = useSelectedPolicyStore((store) => store.select);
  const { policyNumber, nextDueDate, paymentDetails } = policy;
  const [risk] = policy.risks;
  const cover = nameWidestCover(policy);
  const premium = formatPremium(policy, t);
  const isDebited = paymentDetails.paymentMethod === 'DIRECT_DEBIT';

  return (
    <section className={hero.hero} aria-labelledby="contracts">
      <div className={classes.words}>
        <div className={classes.signs}>
          {risk?.licensePlate && <Plate plate={risk.licensePlate} />}
          {cover !== null && <span className={classes.cover}>{cover}</span>}
          <KindBadges kinds={kinds} />
        </div>
        <h2 id="contracts" className={classes.name}>
          {nameVehicle(policy)}
        </h2>
        <dl className={classes.facts}>
          {premium !== null && <Fact name={t('dashboard:contracts.premium')} value={premium} />}
          {nextDueDate && (
            <Fact
              name={t(isDebited ? 'dashboard:contracts.nextDebit' : 'dashboard:contracts.nextDue')}
              value={formatDay(nextDueDate)}
            />
          )}
          <Fact name={t('dashboard:contracts.policyNumber')} value={policyNumber} />
        </dl>
        <div className={classes.actions}>
          {children}
          <Button
            component={Link}
            to="/contract"
            data-contract={policyNumber}
            variant="default"
            size="lg"
            onClick={() => select(policyNumber)}
          >
            {t('dashboard:contracts.open')}
          </Button>
        </div>
      </div>
      <Scenery className={classes.scenery} />
      <VehiclePicture hazard={risk?.hazard ?? ''} className={classes.picture} />
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

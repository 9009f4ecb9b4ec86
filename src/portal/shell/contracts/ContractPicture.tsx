import { IconShieldDollar, IconUsersPlus } from '@tabler/icons-react';
import type { Contract } from '../../../domain/listContracts.ts';
import { VehiclePicture } from '../../../ui/pictures/VehiclePicture.tsx';
import { findAddOnKind } from './findAddOnKind.ts';
import classes from './ContractPicture.module.css';

const icons = { kps: IconShieldDollar, jungMobil: IconUsersPlus };

/** A small picture of the vehicle, or a symbol for a contract that belongs to a vehicle. */
export function ContractPicture({ contract: { policy, kinds } }: { readonly contract: Contract }) {
  const kind = findAddOnKind(kinds);
  if (kind === null)
    return <VehiclePicture hazard={policy.risks[0]?.hazard ?? ''} className={classes.picture} />;
  const Icon = icons[kind];
  return <Icon className={classes.picture} color="var(--color-brand-text)" stroke={1.25} aria-hidden />;
}

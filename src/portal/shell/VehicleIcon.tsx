import {
  IconCar,
  IconCaravan,
  IconMoped,
  IconMotorbike,
  IconTruck,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './VehicleIcon.module.css';

/** A vehicle by its type code; a car where the code is empty or has no picture. */
export function VehicleIcon({ hazard }: { readonly hazard: string }) {
  const Icon = icons[hazard] ?? IconCar;

  return (
    <span className={classes.icon} aria-hidden="true">
      <Icon size={24} stroke={1.75} />
    </span>
  );
}

const icons: Readonly<Record<string, TablerIcon>> = {
  '003': IconMotorbike,
  '014': IconMoped,
  '024': IconMoped,
  '202': IconTruck,
  '251': IconTruck,
  '501': IconCaravan,
};

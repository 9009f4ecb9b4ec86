import { IconShieldDollar, IconUsersPlus } from '@tabler/icons-react';

const icons = { shield: IconShieldDollar, people: IconUsersPlus };

export type AddOnSymbol = keyof typeof icons;

interface AddOnPictureProps {
  readonly symbol: AddOnSymbol;
  readonly className?: string | undefined;
}

/** A symbol in the place of a vehicle, for a contract that belongs to the contract of a vehicle. */
export function AddOnPicture({ symbol, className }: AddOnPictureProps) {
  const Icon = icons[symbol];
  return <Icon className={className} color="var(--color-brand-text)" stroke={1.25} aria-hidden />;
}

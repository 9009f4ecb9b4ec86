import { IconCurrencyEuro, IconShield, IconUsersPlus } from '@tabler/icons-react';

const icons = { shield: ShieldWithEuro, people: IconUsersPlus };

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

interface IconProps {
  readonly className: string | undefined;
  readonly color: string;
  readonly stroke: number;
  readonly 'aria-hidden': true;
}

function ShieldWithEuro({ className, ...icon }: IconProps) {
  return (
    <svg className={className} width="24" height="24" viewBox="0 0 24 24" aria-hidden>
      <IconShield {...icon} />
      <IconCurrencyEuro {...icon} x={6.5} y={6.5} width={10} height={10} stroke={2} />
    </svg>
  );
}

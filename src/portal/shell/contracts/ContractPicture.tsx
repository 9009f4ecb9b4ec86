import type { Contract } from '../../../domain/listContracts.ts';
import { type AddOnKind, nameContract } from '../../../domain/names/nameContract.ts';
import { AddOnPicture, type AddOnSymbol } from '../../../ui/pictures/AddOnPicture.tsx';
import { findVehicleBody } from '../../../domain/names/findVehicleBody.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';

const symbols: Readonly<Record<AddOnKind, AddOnSymbol>> = { kps: 'shield', jungMobil: 'people' };

interface ContractPictureProps {
  readonly contract: Contract;
  readonly className?: string | undefined;
}

/** A picture of the vehicle, or a symbol for a contract that belongs to a vehicle. */
export function ContractPicture({ contract, className }: ContractPictureProps) {
  const { addOn } = nameContract(contract);
  return addOn === null ? (
    <Picture name={findVehicleBody(contract.policy)} isSmall className={className} />
  ) : (
    <AddOnPicture symbol={symbols[addOn]} className={className} />
  );
}

import { useRef, useState } from 'react';
import { useWizard } from '../../context/useWizard.ts';
import { QuickButton } from '../../../ui/buttons/QuickButton.tsx';
import classes from '../../../ui/buttons/QuickButton.module.css';
import { findCurrentAddress } from './findCurrentAddress.ts';

interface CurrentAddressButtonProps {
  readonly label: string;
  /** Id of the label of the question. */
  readonly describedBy: string;
  /** The address in one line. */
  readonly onFound: (address: string) => void;
}

const stageTexts = { searching: 'wizard:quick.searching', failed: 'wizard:quick.notFound' } as const;

/**
 * A button that fills in the address of the customer's position. The browser asks for permission only after a press. Without a look-up of
 * positions there is no button; each failure shows the same sentence, because the address can always be typed.
 */
export function CurrentAddressButton({ label, describedBy, onFound }: CurrentAddressButtonProps) {
  const { texts, ports } = useWizard();
  const [stage, setStage] = useState<'idle' | 'searching' | 'found' | 'failed'>('idle');
  const status = useRef<HTMLOutputElement>(null);
  const { addressAt } = ports().places;
  if (addressAt === undefined || !('geolocation' in navigator)) return null;

  async function search(lookUp: NonNullable<typeof addressAt>): Promise<void> {
    setStage('searching');
    const address = await findCurrentAddress(navigator.geolocation, lookUp);
    // The component was removed meanwhile, so the answer is not needed.
    if (status.current === null) return;
    setStage(address === null ? 'failed' : 'found');
    if (address !== null) onFound(address);
  }
  return (
    <>
      <QuickButton
        label={label}
        describedBy={describedBy}
        isSet={false}
        isBusy={stage === 'searching'}
        onPress={() => void search(addressAt)}
      />
      <output ref={status} className={classes['status']}>
        {(stage === 'searching' || stage === 'failed') && texts.get([stageTexts[stage]])}
      </output>
    </>
  );
}

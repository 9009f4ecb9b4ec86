import { Button } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Contract } from '../../../domain/listContracts.ts';
import { nameContract } from '../../../domain/names/nameContract.ts';
import type { ChooserRequest } from '../../pageTable/chooserRequest.ts';
import { ContractPicture } from '../../shell/contracts/ContractPicture.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { ChosenLink } from './ChosenLink.tsx';
import { ContractName } from './ContractName.tsx';
import classes from './OnlyContract.module.css';

interface OnlyContractProps {
  readonly contract: Contract;
  readonly request: ChooserRequest;
  /** The way back, beside the way on. */
  readonly children: ReactNode;
}

/** The only contract of a chooser: whose it is, and one way on, which has the focus in place of the heading. */
export function OnlyContract({ contract, request, children }: OnlyContractProps) {
  const { t } = useTexts();
  const id = useId();
  const onward = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => onward.current?.focus({ preventScroll: true }), []);
  const { vehicle } = nameContract(contract);
  const owner = contract.kinds.has('partner') ? 'partner' : 'main';
  return (
    <section aria-labelledby={id} className={classes.only}>
      <div className={classes.card}>
        <div className={classes.words}>
          <h2 id={id} className={classes.owner}>
            {t(`selection:owner.${owner}`)}
          </h2>
          <div id={`${id}-contract`} className={classes.words}>
            <ContractName contract={contract} />
            {vehicle !== null && <span>{t('shell:contract.ofVehicle', { vehicle })}</span>}
          </div>
        </div>
        <ContractPicture contract={contract} className={classes.picture} />
      </div>
      <div className={classes.ways}>
        <Button
          component={ChosenLink}
          ref={onward}
          size="lg"
          contract={contract}
          request={request}
          aria-describedby={`${id}-contract`}
        >
          {t('selection:onward')}
        </Button>
        {children}
      </div>
    </section>
  );
}

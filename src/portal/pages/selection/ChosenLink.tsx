import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Contract } from '../../../domain/listContracts.ts';
import type { ChooserRequest } from '../../pageTable/chooserRequest.ts';
import { useSelectedPolicyStore } from '../../session/stores/selectedPolicyStore.ts';

interface ChosenLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'onClick'> {
  readonly contract: Contract;
  readonly request: ChooserRequest;
}

/** The link to the target of a chooser. It selects its contract (SEL-006); a new tab gets the contract with the address. */
export function ChosenLink({ contract, request, ...link }: ChosenLinkProps) {
  const select = useSelectedPolicyStore((store) => store.select);
  const { targetPath, preselectedReason } = request;
  const { policyNumber } = contract.policy;
  return (
    <Link
      {...link}
      to={targetPath}
      state={preselectedReason === null ? {} : { preselectedReason }}
      data-contract={policyNumber}
      onClick={() => select(policyNumber)}
    />
  );
}

/** The storage key of the chosen contract's number. */
export const selectedPolicyKey = 'selectedPolicy';

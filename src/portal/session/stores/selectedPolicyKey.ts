/** Where a tab keeps the number of the chosen contract. */
export const selectedPolicyKey = 'selectedPolicy';

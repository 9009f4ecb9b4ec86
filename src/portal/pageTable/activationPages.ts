/** The pages of an account that is not activated: address and form (ACT-002, ACT-006, ACT-010, ACT-012, ACT-013). */
export const activationPages = [
  { path: '/', form: 'activation-question' },
  { path: '/orderCode', form: 'activation-order' },
  { path: '/confirmation', form: 'activation-order' },
  { path: '/activation', form: 'activation' },
] as const;

import { mountedForms } from '../../definitions/index.ts';
import { filterFormsByFrame } from './filterFormsByFrame.ts';

/** The pages of an account that is not activated: address and form (ACT-002, ACT-006, ACT-010, ACT-012, ACT-013). */
export const activationPages = filterFormsByFrame('activation', mountedForms).flatMap(({ id, paths }) =>
  paths.map((path) => ({ path, form: id })),
);

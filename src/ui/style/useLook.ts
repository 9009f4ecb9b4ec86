import { createContext, useContext } from 'react';
import { type Brand, neutralBrand } from '../../brand/index.ts';

/** The look of the brand, which `BrandTheme` provides. */
export const LookContext = createContext<Brand['look']>(neutralBrand.look);

/** Returns the look of the brand whose page it is; outside of a theme that of no brand. */
export function useLook(): Brand['look'] {
  return useContext(LookContext);
}

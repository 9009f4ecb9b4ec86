import { chooseBrand } from '../../model/Situation.ts';
import type { BrandChoice } from '../../model/WorkbenchApi.ts';
import { useWorkbench } from '../useWorkbench.ts';

/** The brand in which the preview shows the form. */
export function useShownBrand(): BrandChoice | null {
  const situation = useWorkbench((state) => state.situation);
  const start = useWorkbench((state) => state.start);
  const opened = useWorkbench((state) => state.opened);
  return start && opened ? chooseBrand(situation, start, opened.flows) : null;
}

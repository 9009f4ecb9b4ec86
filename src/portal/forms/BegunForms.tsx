import { useDrafts } from '../session/hooks/useAccountDrafts.ts';
import { BegunFormList } from './BegunFormList.tsx';

/** The section of forms that were begun and not sent; most customers have none. */
export function BegunForms({ below = '/' }: { readonly below?: string }) {
  const { data } = useDrafts();
  return data == null || data.length === 0 ? null : <BegunFormList below={below} />;
}

import type { Guarantee, PolicyChange } from '../../../protocol/index.ts';
import { coverage, findRateRow, findRowByCode } from '../rating/rates.ts';
import descriptions from './descriptions.json' with { type: 'json' };

const [full, partial] = ['20Y2', '20Y3'];

/**
 * Returns the covers after a change: chosen ones with their new codes, add-ons with the line they belong to. Covers without a new code
 * stay unchanged. All keep their no-claims classes.
 */
export function changeGuarantees(
  stored: readonly Guarantee[],
  wanted: PolicyChange['guarantees'],
): readonly Guarantee[] {
  const code = (lob: string) => listCodes(wanted, lob)[0];
  const added = code(partial);
  const addsPartial = added !== undefined && !stored.some(({ lob }) => lob === partial);
  const changed = stored
    .filter(({ lob }) => (lob !== full && lob !== partial) || code(lob) !== undefined)
    .map((guarantee) => (isAddOn(guarantee) ? guarantee : setCode(guarantee, code(guarantee.lob))));
  if (!addsPartial) return changed;
  const place = stored.findIndex(({ lob }) => lob === full);
  return changed.toSpliced(place, 0, setCode({ lob: partial }, added));
}

/** Returns the codes of guarantees for a line of business, without those of its add-ons. */
export function listCodes(
  guarantees: readonly Pick<Guarantee, 'lob' | 'coverageId'>[],
  lob: string,
): readonly string[] {
  const codes = guarantees
    .filter((one) => one.lob === lob && !isAddOn(one))
    .map(({ coverageId }) => coverageId ?? '');
  return [...new Set(codes)];
}

/** Returns true for an add-on, which is a row of its own below a line of business. */
export function isAddOn({ coverageId }: Pick<Guarantee, 'coverageId'>): boolean {
  return findRowByCode(coverage.addOns, coverageId) !== undefined;
}

function setCode(guarantee: Guarantee, coverageId: string | undefined): Guarantee {
  if (coverageId === undefined || coverageId === guarantee.coverageId) return guarantee;
  const description = describeCover(coverageId) ?? guarantee.description ?? null;
  return { ...guarantee, coverageId, description };
}

/** Returns the name of a cover in papers; null for a code without a name. */
function describeCover(coverageId: string): string | null {
  const amounts = findRowByCode(coverage.full, coverageId);
  if (amounts !== undefined)
    return fillAmounts(amounts.partial === 0 ? descriptions.fullPartialFree : descriptions.full, {
      full: amounts.full,
      partial: amounts.partial,
    });
  const amount = findRowByCode(coverage.partial, coverageId)?.partial;
  if (amount !== undefined)
    return fillAmounts(amount === 0 ? descriptions.partialFree : descriptions.partial, { partial: amount });
  const group = findRowByCode(coverage.assistance, coverageId)?.group;
  return group === undefined ? null : (findRateRow(descriptions, group) ?? null);
}

function fillAmounts(text: string, amounts: Readonly<Record<string, number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(amounts[name] ?? ''));
}

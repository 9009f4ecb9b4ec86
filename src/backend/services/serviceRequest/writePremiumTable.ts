import { writeAmountInColumn } from '../../../engine/formats/formats.ts';
import { nameLine } from '../../../domain/names/nameLine.ts';
import type { Guarantee, Policy } from '../../../protocol/index.ts';
import type { PaperTable } from '../../pdf/Paper.ts';
import type { Texts } from '../../texts/createTexts.ts';
import { settings } from '../../settings/settings.ts';

/** Returns the yearly premium of a contract by its lines and in total: gross, net and tax. */
export function writePremiumTable({ risks }: Policy, texts: Texts): PaperTable {
  const guarantees = risks.flatMap((risk) => risk.guarantees);
  return {
    kind: 'table',
    head: ['line', 'gross', 'net', 'tax'].map((name) => texts(`premiums.${name}`)),
    rows: [
      ...guarantees.map((guarantee) =>
        writeAmounts(guarantee.description || nameLine(guarantee), [guarantee]),
      ),
      writeAmounts(texts('premiums.total'), guarantees),
    ],
  };
}

/** The gross premium in per cent of the net premium. */
const grossPercent = 100 + settings.paper.insuranceTaxPercent;

/** Returns gross, net and tax of a row; net is rounded, tax is the difference. */
function writeAmounts(name: string, guarantees: readonly Guarantee[]): readonly string[] {
  const rows = guarantees.map((guarantee) => sumYearlyCents([guarantee]));
  const gross = rows.reduce((sum, cents) => sum + cents, 0);
  const net = rows.reduce((sum, cents) => sum + Math.round((cents * 100) / grossPercent), 0);
  return [name, ...[gross, net, gross - net].map((cents) => writeAmountInColumn(cents / 100))];
}

/** Returns the yearly premium of guarantees, with tax, in cents. */
export function sumYearlyCents(guarantees: readonly Guarantee[]): number {
  return guarantees.reduce((sum, { premiumA }) => sum + Math.round((premiumA ?? 0) * 100), 0);
}

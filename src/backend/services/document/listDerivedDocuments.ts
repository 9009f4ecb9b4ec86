import { addDays, startOfYear } from '../../../calendar/index.ts';
import type { Policy } from '../../../protocol/index.ts';
import type { WrittenConditions } from '../../content/loadTariffConditions.ts';
import { conditionsPaper } from '../serviceRequest/conditionsPaper.ts';
import type { PaperParts } from '../serviceRequest/PaperParts.ts';
import type { DerivedDocument } from './DerivedDocument.ts';
import { formatPaperDay } from './formatPaperDay.ts';
import { writePolicyCertificate } from './writePolicyCertificate.ts';
import { writePremiumInvoice } from './writePremiumInvoice.ts';

/** Returns certificate, last invoice and the written conditions of a contract; none before it begins. */
export function listDerivedDocuments(
  parts: PaperParts,
  written: readonly WrittenConditions[],
): readonly DerivedDocument[] {
  const { policy, today, texts } = parts;
  const begun = [policy.risks[0]?.validFrom, policy.startDate].find((day) => day && day <= today);
  if (!begun) return [];
  const conditions = written.map((document) => ({
    id: document.id,
    fileName: conditionsPaper.fileName(document),
    day: document.day > begun ? document.day : begun,
    draw: () => conditionsPaper.draw(document, texts),
  }));
  return [createCertificateDocument(parts, begun), ...createInvoiceDocuments(parts), ...conditions];
}

function createCertificateDocument(parts: PaperParts, day: string): DerivedDocument {
  const { policy, texts } = parts;
  return {
    id: `certificate-${day}`,
    fileName: texts('certificate.fileName', { policyNumber: policy.policyNumber }),
    day,
    draw: () => ({ ...writePolicyCertificate(parts, day), day: formatPaperDay(day, texts) }),
  };
}

/** Returns the last invoice; none for a contract without a premium. */
function createInvoiceDocuments(parts: PaperParts): readonly DerivedDocument[] {
  const { policy, today, texts } = parts;
  const day = findLastDueDay(policy, today);
  if (day === null || !policy.premiumA) return [];
  const fileName = texts('invoice.fileName', { policyNumber: policy.policyNumber, year: day.slice(0, 4) });
  return [
    {
      id: `invoice-${day}`,
      fileName,
      day,
      draw: () => ({ ...writePremiumInvoice(parts, day), day: formatPaperDay(day, texts) }),
    },
  ];
}

/** Returns the last New Year's Day in the term of a contract, or else its first day. */
function findLastDueDay({ startDate, endDate }: Policy, today: string): string | null {
  if (!startDate || startDate > today) return null;
  const last = endDate && endDate <= today ? addDays(endDate, -1) : today;
  const newYear = startOfYear(last);
  return newYear < startDate ? startDate : newYear;
}

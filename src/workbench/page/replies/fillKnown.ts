import { asRecord } from '../../../plain/isRecord.ts';
import type { BrandChoice, FormAnswer, StartAnswer } from '../../model/WorkbenchApi.ts';

/** Fills a message with numbers, brand and contact, as the runner does. Other placeholders stand for what only the situation knows. */
export function fillKnown(
  text: string,
  { source }: Pick<FormAnswer, 'source'>,
  { numbers, texts }: Pick<StartAnswer, 'numbers' | 'texts'>,
  brand: BrandChoice | null,
): string {
  const { phone, email, claimsPhone, claimsEmail } = asRecord(asRecord(brand?.brand)['contact']);
  const isOfClaims = source.wizard.contact === 'claims';
  const known: Readonly<Record<string, unknown>> = {
    ...numbers,
    brand: brand?.name,
    phone: isOfClaims ? claimsPhone : phone,
    email: isOfClaims ? claimsEmail : email,
    answersKept: texts['wizard']?.['answersKept'],
  };
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => {
    const value = known[name];
    return typeof value === 'string' ? value : all;
  });
}

import { importPKCS8, SignJWT } from 'jose';
import { createBrandTokens } from '../../../brand/index.ts';
import type { ServiceCard } from './createServiceCard.ts';
import type { WalletKeys } from './WalletKeys.ts';

/** Returns an address of Google Wallet, which contains the signed card. */
export async function createGoogleLink(
  card: ServiceCard,
  { issuerId, email, key }: WalletKeys['google'],
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<string> {
  const classId = `${issuerId}.servicecard`;
  const said = (value: string) => ({ defaultValue: { language: 'de', value } });
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [origin],
    payload: {
      genericClasses: [{ id: classId }],
      genericObjects: [
        {
          id: `${issuerId}.${card.policyNumber}`,
          classId,
          state: 'ACTIVE',
          cardTitle: said(card.brand.name),
          header: said(card.vehicle.value),
          subheader: said(card.title),
          hexBackgroundColor: createBrandTokens(card.brand).light.brand,
          textModulesData: [...card.rows, ...card.contacts].map(({ id, label, value }) => ({
            id,
            header: label,
            body: value,
          })),
        },
      ],
    },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(await importPKCS8(key, 'RS256'));
  return `https://pay.google.com/gp/v/save/${token}`;
}

import { PKPass } from 'passkit-generator';
import { createBrandTokens } from '../../../brand/index.ts';
import type { CardRow, ServiceCard } from './createServiceCard.ts';
import { drawSquare } from './drawSquare.ts';
import type { WalletKeys } from './WalletKeys.ts';

/** Returns the card as a pass of Apple Wallet: a signed archive. */
export function createApplePass(card: ServiceCard, keys: WalletKeys['apple']): Uint8Array<ArrayBuffer> {
  const { brand: ground, 'on-brand': ink } = createBrandTokens(card.brand).light;
  const pass = new PKPass(
    {
      'icon.png': drawSquare(29, ground),
      'icon@2x.png': drawSquare(58, ground),
      'icon@3x.png': drawSquare(87, ground),
    },
    { wwdr: keys.authority, signerCert: keys.certificate, signerKey: keys.key },
    {
      passTypeIdentifier: keys.passTypeIdentifier,
      teamIdentifier: keys.teamIdentifier,
      serialNumber: card.policyNumber,
      organizationName: card.brand.name,
      description: card.title,
      logoText: card.brand.name,
      backgroundColor: toRgb(ground),
      foregroundColor: toRgb(ink),
      labelColor: toRgb(ink),
    },
  );
  pass.type = 'generic';
  pass.headerFields.push({ key: 'title', value: card.title });
  pass.primaryFields.push(toField(card.vehicle));
  pass.secondaryFields.push(...card.rows.slice(0, 2).map(toField));
  pass.auxiliaryFields.push(...card.rows.slice(2).map(toField));
  pass.backFields.push(...card.contacts.map(toField));
  return new Uint8Array(pass.getAsBuffer());
}

function toField({ id, label, value }: CardRow) {
  return { key: id, label, value };
}

/** Converts a colour to `rgb(…)`, the only notation of Apple. */
function toRgb(hex: string): string {
  const parts = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

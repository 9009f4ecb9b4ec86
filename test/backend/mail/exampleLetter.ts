import type { Letter } from '../../../src/backend/mail/Letter.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';

export function exampleLetter(changes: Partial<Letter> = {}): Letter {
  const brand = shippedBrands().find(({ id }) => id === 'lindenau');
  if (!brand) throw new Error('no brand');
  return {
    brand,
    contact: 'claims',
    to: 'sabine.mueller@beispiel.de',
    subject: 'Ihre Schadenmeldung ist bei uns eingegangen',
    greeting: 'Guten Tag Frau Müller,',
    paragraphs: ['vielen Dank für Ihre Meldung. Wir prüfen sie und melden uns innerhalb von zwei Werktagen.'],
    details: [
      { label: 'Versicherungsnummer', value: '1234Y-5.678.901' },
      { label: 'Schadendatum', value: '20.11.2026' },
    ],
    closing: ['Bitte lassen Sie das Fahrzeug erst reparieren, wenn wir uns gemeldet haben.'],
    ...changes,
  };
}

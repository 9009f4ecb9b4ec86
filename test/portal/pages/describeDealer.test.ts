import { describe, expect, it } from 'vitest';
import { describeDealer } from '../../../src/portal/pages/claims/describeDealer.ts';

describe('describeDealer', () => {
  it('CLI-005 names the dealer and the ways to reach it', () => {
    const dealer = {
      name: 'Autohaus Brandt',
      street: 'Ring 1',
      zip: '50667',
      city: 'Köln',
      phoneNumber: '0221 1234-0',
      email: 'info@brandt.example',
    };

    expect(describeDealer(dealer, '-')).toEqual({
      name: 'Autohaus Brandt',
      address: 'Ring 1, 50667 Köln',
      phone: '0221 1234-0',
      email: 'info@brandt.example',
    });
  });

  it.each([undefined, null, {}, { name: '', street: null }])('CLI-006 shows %j as missing', (dealer) => {
    expect(describeDealer(dealer, '-')).toEqual({ name: '-', address: '-', phone: '-', email: '-' });
  });
});

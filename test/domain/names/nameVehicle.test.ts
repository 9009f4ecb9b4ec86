import { expect, it } from 'vitest';
import { nameVehicle } from '../../../src/domain/names/nameVehicle.ts';
import { seededPolicy } from '../seededPolicies.ts';

const policy = seededPolicy('mueller', 'comprehensive-car');

it.each([
  ['both parts', { manufacturer: 'Norvik', model: 'Tavia' }, 'Norvik Tavia'],
  ['the manufacturer', { manufacturer: 'Norvik', model: null }, 'Norvik'],
  ['the model', { manufacturer: '', model: 'Tavia' }, 'Tavia'],
  ['neither part', { manufacturer: null, model: null }, 'Ihr Fahrzeug'],
  ['a collective name', { hsn: '9999', manufacturer: 'Sonstige', model: '0' }, 'Ihr Fahrzeug'],
  ['a collective name and space', { hsn: ' 9999 ', manufacturer: 'Sonstige', model: '0' }, 'Ihr Fahrzeug'],
  ['no key of its manufacturer', { hsn: null, manufacturer: 'Norvik', model: 'Tavia' }, 'Norvik Tavia'],
])('CON-012 CON-014 a vehicle with %s has a name', (_, vehicle, name) => {
  expect(nameVehicle({ risks: policy.risks.map((risk) => ({ ...risk, ...vehicle })) })).toBe(name);
});

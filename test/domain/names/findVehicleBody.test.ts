import { describe, expect, it } from 'vitest';
import facts from '../../../schemas/_shared/facts.json' with { type: 'json' };
import { getViewBox } from '../../../src/brand/index.ts';
import { findVehicleBody } from '../../../src/domain/names/findVehicleBody.ts';
import { vehicleBodyNames } from '../../../src/domain/names/vehicleBodyNames.ts';

const bodyOf = (risk: {
  hazard?: string | null;
  manufacturer?: string;
  model?: string;
  licensePlate?: string;
  hsn?: string;
}) => findVehicleBody({ risks: [{ guarantees: [], ...risk }] });

describe('findVehicleBody', () => {
  it.each([
    ['003', 'motorbike'],
    ['024', 'motorbike'],
    ['202', 'van'],
    ['251', 'van'],
    ['501', 'trailer'],
  ])('SVC-007 a vehicle of kind %s is a %s whatever it is called and whatever its plate', (hazard, body) => {
    expect(bodyOf({ hazard })).toBe(body);
    expect(bodyOf({ hazard, manufacturer: 'Toyota', model: 'Yaris', licensePlate: 'K-AM 24H' })).toBe(body);
  });

  it.each([['112'], [''], [null], ['014'], ['999']])('SVC-006 SVC-007 kind "%s" is a car', (hazard) => {
    expect(bodyOf({ hazard })).toBe('saloon');
  });

  it.each([
    ['BMW', 'Z4 sDrive20i', 'saloon'],
    ['Audi', 'A3 Sportback 35 TFSI', 'saloon'],
    ['Volkswagen', 'Golf Variant 1.5 eTSI', 'estate'],
    ['BMW', '320d Touring', 'estate'],
    ['Opel', 'Astra Caravan 1.6', 'estate'],
    ['Škoda', 'Octavia\u00ad Combi\u200d\u00a0RS', 'estate'],
    ['Toyota', 'RAV4 Plug-in Hybrid', 'suv'],
    ['Toyota', 'YARIS CROSS', 'suv'],
    ['Toyota', 'Yaris Hybrid', 'small'],
    ['Fiat', '500 1.2', 'small'],
    ['Fiat', '500X', 'saloon'],
    ['Volkswagen', 'Multivan', 'van'],
  ])('a %s %s is drawn as %s', (manufacturer, model, body) => {
    expect(bodyOf({ hazard: '112', manufacturer, model })).toBe(body);
  });

  it.each([
    ['K-AM 24H', 'classic'],
    ['k-am 24h ', 'classic'],
    ['K-AH 24', 'small'],
    ['K-AM 24E', 'small'],
    ['H', 'small'],
  ])('a car with the plate "%s" is drawn as %s', (licensePlate, body) => {
    expect(bodyOf({ hazard: '112', manufacturer: 'Fiat', model: 'Panda', licensePlate })).toBe(body);
  });

  it('a collective name says nothing of the body', () => {
    expect(bodyOf({ hsn: '9999', manufacturer: 'Mini', model: 'Combi' })).toBe('saloon');
  });

  it('forms know all bodies, and each has a picture', () => {
    expect(facts.facts['policy.vehicleBody'].enum).toEqual(vehicleBodyNames);
    for (const name of vehicleBodyNames) expect(getViewBox(name)).toMatch(/^0 0 \d+ \d+$/);
  });
});

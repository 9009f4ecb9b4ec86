import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractKindNames } from '../../src/domain/contractKinds/contractKindNames.ts';

interface Table {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
type File = Readonly<Record<string, Table & { readonly value: unknown; readonly requirement: string }>>;

const read = (name: string): File => JSON.parse(readFileSync(`rules/_shared/${name}.json`, 'utf8')) as File;
const tables = read('tables');
const columns = (name: string, ...picked: readonly string[]) =>
  (tables[name]?.rows ?? []).map((row) => picked.map((column) => row[column]));

/** The values of the specification, which only the tables contain. */
describe('tables of contracts', () => {
  it('CON-048 type codes map to vehicle kinds', () => {
    expect(Object.fromEntries(columns('vehicleKinds', 'hazard', 'kind'))).toEqual({
      '112': 'CAR',
      '501': 'TRAILER',
      '003': 'MOTORBIKE',
      '014': 'MOTORBIKE',
      '024': 'MOTORBIKE',
      '251': 'VAN',
      '202': 'VAN',
    });
  });

  it('COV-022 COV-023 COV-024 codes of full cover name both deductibles', () => {
    expect(columns('fullDeductibles', 'code', 'full', 'partial')).toEqual([
      ['0532', 150, 150],
      ['0533', 325, 150],
      ['0534', 500, 150],
      ['0536', 1000, 150],
      ['0537', 2500, 150],
      ['0542', 150, 0],
      ['0543', 325, 0],
      ['0544', 500, 0],
      ['0546', 1000, 0],
      ['0547', 2500, 0],
      ['0564', 500, 500],
      ['0599', 1000, 1000],
    ]);
  });

  it('COV-026 codes of partial cover name its deductible', () => {
    expect(columns('partialDeductibles', 'code', 'partial')).toEqual([
      ['0571', 0],
      ['0572', 150],
      ['0573', 300],
    ]);
  });

  it('COV-027 there are four codes of liability', () => {
    expect(columns('liabilityCodes', 'code').flat()).toEqual(['0511', '0513', '0516', '0517']);
  });

  it('CON-067 a no-change condition blocks everything but the holder of the account', () => {
    const rows = read('editing')['blocks']?.rows ?? [];
    const blocked = (reason: string) => {
      const {
        when: _,
        reason: __,
        calculation: ___,
        ...areas
      } = rows.find((row) => row['reason'] === reason) ?? {};
      return areas;
    };
    const all = { rating: true, coverage: true, evb: true };
    for (const reason of ['flatrate', 'kinto', 'oldTariff', 'futureChanges', 'otherGuarantees', 'offSeason'])
      expect([reason, blocked(reason)]).toEqual([reason, { ...all, payment: true, holder: false }]);
    expect(blocked('kpsOneOff')).toEqual({ ...all, holder: true });
  });

  it('CON-049 every flag of a contract is a kind', () => {
    expect(contractKindNames).toEqual(
      expect.arrayContaining([
        'terminated',
        'futureChanges',
        'offSeason',
        'flatrate',
        'oldTariff',
        'kps',
        'jungMobil',
        'kinto',
        'seasonal',
        'otherGuarantees',
        'kpsWithInvoice',
      ]),
    );
  });

  it('CON-053 COV-028 codes without a meaning in the specification are kept, and have no effect', () => {
    const settings = read('settings');
    expect(settings['reservedCodeList']).toMatchObject({ value: '780158', requirement: 'CON-053' });
    expect(settings['namedNoClaimsClass']).toMatchObject({ value: 'SF45', requirement: 'COV-028' });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Call {
  readonly call?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly send?: unknown;
}

const sentCalls = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('calls.json'))
  .flatMap((path) => {
    const { calls = [] } = JSON.parse(readFileSync(`schemas/${path}`, 'utf8')) as { calls?: readonly Call[] };
    return calls.map(({ call, headers, send }) => ({
      place: `${path} ${call}`,
      header: headers?.['asyncchange'],
      field: (send as { asyncChange?: unknown } | undefined)?.asyncChange,
    }));
  })
  .filter(({ header, field }) => header !== undefined || field !== undefined);

it.each(sentCalls)('SUM-037 header and field of $place have one value', ({ header, field }) => {
  expect(header).toEqual(field);
});

it('SUM-037 a changed contract has both wherever it is sent', () => {
  expect(sentCalls.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'contract-address/calls.json changePolicy',
      'contract-change/calls.json changePolicy',
    ]),
  );
});

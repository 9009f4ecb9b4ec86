import { afterEach, expect, it } from 'vitest';
import { readServiceState } from '../../../../src/portal/api/readServiceState.ts';
import type { CallReply } from '../../../../src/engine/index.ts';
import {
  listAwayServices,
  useServiceStateStore,
} from '../../../../src/portal/session/stores/serviceStateStore.ts';

afterEach(() => useServiceStateStore.setState({ heard: {} }));

const noon = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const away = (until?: string): CallReply => ({ status: 503, body: null, ...(until && { until }) });

it.each<readonly [string, configured: readonly string[], CallReply | null, minutes: number, isAway: boolean]>(
  [
    ['nothing is known', [], null, 0, false],
    ['the configuration names it', ['reportClaim'], null, 60, true],
    ['its last answer was 503', [], away(), 4, true],
    ['its last answer was 503 five minutes ago', [], away(), 5, false],
    ['its last answer named a later end', [], away('2026-11-21T12:30:00Z'), 29, true],
    ['the end that its last answer named has come', [], away('2026-11-21T12:30:00Z'), 30, false],
    ['its last answer named an end within the minute', [], away('2026-11-21T12:00:10Z'), 4, true],
    [
      'it has answered since the configuration named it',
      ['reportClaim'],
      { status: 201, body: {} },
      0,
      false,
    ],
    ['the connection was lost', [], 'network', 0, false],
  ],
)('a service is away or not when %s', (_, configured, reply, minutes, isAway) => {
  const state = reply && readServiceState(reply);
  if (state !== null) useServiceStateStore.getState().hear('reportClaim', state, noon);
  const { heard } = useServiceStateStore.getState();

  expect(listAwayServices(configured, heard, later(minutes)).includes('reportClaim')).toBe(isAway);
});

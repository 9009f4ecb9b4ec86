import { beforeEach, describe, expect, it } from 'vitest';
import { useBannerStore } from '../../../../src/portal/session/stores/bannerStore.ts';

const store = useBannerStore.getState;

beforeEach(() => store().close());

describe('the message banner', () => {
  it('MSG-001 MSG-002 shows one message until it is closed', () => {
    store().show({ level: 'error', text: 'eins' });
    store().show({ level: 'success', text: 'zwei' });
    expect(store().banner).toEqual({ level: 'success', text: 'zwei' });

    store().close();
    expect(store().banner).toBeNull();
  });

  it('is a new banner when the same message is shown again', () => {
    store().show({ level: 'error', text: 'eins' });
    const { turn } = store();
    store().show({ level: 'error', text: 'eins' });

    expect(store().turn).not.toBe(turn);
  });

  it('MSG-002 is cleared by a change of route', () => {
    store().show({ level: 'warn', text: 'Hinweis' });
    store().routeChanged(store().turn);

    expect(store().banner).toBeNull();
  });

  it('MSG-003 stays over a change of route when it is about open premiums', () => {
    store().show({ level: 'errorDunningLevel', text: 'offen' });
    store().routeChanged(store().turn);

    expect(store().banner).not.toBeNull();
  });

  it('MSG-003 moves to the top of the next page when it stood beside a button', () => {
    const retry = { label: 'Erneut versuchen', press: () => undefined };
    store().show({ level: 'errorDunningLevel', text: 'offen', place: {} as Element, retry });
    store().routeChanged(store().turn);

    expect(store().banner).toEqual({ level: 'errorDunningLevel', text: 'offen' });
  });

  it('MSG-004 stays when it is shown after its change of route', () => {
    store().routeChanged(store().turn);
    store().show({ level: 'success', text: 'eingegangen' });

    expect(store().banner).toEqual({ level: 'success', text: 'eingegangen' });
  });
});

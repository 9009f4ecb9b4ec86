import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type SessionData, SessionDataContext } from '../../../../src/portal/session/SessionData.ts';
import { useClosedDialog } from '../../../../src/portal/session/hooks/useClosedDialog.ts';
import { deviceStorage, tabStorage } from '../../../../src/ui/storage/tabStorage.ts';

afterEach(() => tabStorage.clear());

/** Draws the question for an account. */
function draw(accountId: string): ReturnType<typeof useClosedDialog> {
  const session = { identity: { accountId, email: 'a@beispiel.de' } } as SessionData;
  const drawn: ReturnType<typeof useClosedDialog>[] = [];
  function Question() {
    drawn.push(useClosedDialog('question'));
    return null;
  }
  renderToStaticMarkup(
    <SessionDataContext value={session}>
      <Question />
    </SessionDataContext>,
  );
  return drawn[0] ?? [false, () => undefined];
}

describe('a dialog that an account has closed', () => {
  it('DASH-012 DASH-013 stays closed for this account until the sign-out, and never for another account of the device', () => {
    const [, close] = draw('a-1');
    close();
    expect([draw('a-1')[0], draw('a-2')[0]]).toEqual([true, false]);
    expect(deviceStorage.keys()).toEqual([]);
    tabStorage.clear();
    expect(draw('a-1')[0]).toBe(false);
  });
});

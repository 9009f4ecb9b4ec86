import { expect, it } from 'vitest';
import { PageBanner } from '../../../../src/portal/shell/messages/PageBanner.tsx';
import { drawPage } from '../../drawPage.tsx';

/** The pages of this test are drawn on 21 November 2026 at 11:00 UTC. */
it.each([
  ['2026-11-21T11:01:00.000Z', true],
  ['2026-11-21T11:00:00.000Z', false],
  ['2026-11-21T10:59:00.000Z', false],
])('a message says that it works again from %s on: %s', (until, isSaid) => {
  const ending = { text: 'Danach geht es wieder.', until };
  const drawn = drawPage(<PageBanner level="error" text="Gestört." ending={ending} />, { answers: [] });

  expect(drawn).toContain('Gestört.');
  expect(drawn.includes(ending.text)).toBe(isSaid);
});

import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MantineProvider } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import {
  collectAnswers,
  type CallReply,
  getCurrentDialog,
  openJourney,
  createStoredDraft,
  type Journey,
} from '../../../src/engine/index.ts';
import { neutralBrand } from '../../../src/brand/index.ts';
import { type Services, ServicesContext } from '../../../src/portal/session/Services.ts';
import { BannerLiveRegion } from '../../../src/portal/shell/messages/BannerLiveRegion.tsx';
import { seenInFlows } from './drawnSteps.tsx';
import { answered, isWrite, journeyAt, sentOff } from './journeyAt.ts';
import { TextsContext } from '../../../src/ui/texts/useTexts.ts';

const i18n = i18next.createInstance();
void i18n.init({ lng: 'de', initAsync: false, resources: { de: {} } });

const { steps, calls } = await seenInFlows();
const refusals: readonly CallReply[] = [
  ...[400, 403, 404, 409, 422, 429, 500, 503].map((status) => ({ status, body: null })),
  { status: 503, body: 'DOWNTIME' },
  { status: 403, body: 'DEMO_ACCOUNT' },
  'network',
  'unreadable',
];

/** Returns the journey after an answer, and true when the customer is told: in a message, a question, at a question or by a check. */
function isTold(before: Journey, reply: CallReply): readonly [after: Journey, isTold: boolean] {
  const [journey, wants] = answered(before, reply);
  const hasMessage = wants.some((want) => want.kind === 'banner' || want.kind === 'newTab');
  const hasMark = journey.marks.size > 0 || journey.walk.checks !== before.walk.checks;
  return [journey, hasMessage || hasMark || getCurrentDialog(journey) !== null];
}

describe('a refusal', () => {
  it.each([...calls].filter(([, seen]) => isWrite(seen)))(
    'S4 of %s is reported, and loses no answers',
    (_, seen) => {
      const sent = sentOff(seen);
      for (const reply of refusals) {
        const [after, told] = isTold(sent, reply);

        expect([reply, told]).toEqual([reply, true]);
        expect(collectAnswers(after.walk, { sensitive: true })).toEqual(
          collectAnswers(sent.walk, { sensitive: true }),
        );
        expect(after.at).toEqual(sent.at);
      }
    },
  );

  it.each([
    ['error', /role="alert"><span/],
    ['errorDunningLevel', /role="alert"><span/],
    ['warn', /<output><span/],
    ['success', /<output><span/],
  ] as const)('S4 a message of level %s is read out by its region, and takes no focus', (level, region) => {
    const drawn = renderToStaticMarkup(
      <MantineProvider>
        <TextsContext value={i18n}>
          <ServicesContext
            value={{ now: () => new Date('2026-11-21T11:00:00Z'), brand: neutralBrand } as Services}
          >
            <BannerLiveRegion
              banner={{ level, text: 'Etwas ist geschehen.' }}
              turn={1}
              onClose={() => undefined}
            />
          </ServicesContext>
        </TextsContext>
      </MantineProvider>,
    );

    expect(drawn).toMatch(region);
    expect(drawn).not.toMatch(/tabindex|autofocus/i);
  });
});

describe('what was answered', () => {
  it.each([...steps])('W4 on %s is restored after a reload, and after a new sign-in', (_, situations) => {
    for (const seen of situations) {
      const before = journeyAt(seen);
      const { wizard, facts } = seen.walk;
      const again = openJourney(wizard, facts, createStoredDraft(before, 0), before.id);

      expect(keptAnswers(again)).toEqual(keptAnswers(before));
    }
  });
});

/** Returns the restored answers: sensitive answers are entered again, and files of running uploads are chosen again. */
function keptAnswers({ walk }: Journey): object {
  return collectAnswers(walk, { sensitive: false });
}

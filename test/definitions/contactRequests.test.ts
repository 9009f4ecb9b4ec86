import { afterEach, describe, expect, it } from 'vitest';
import { compileValidators } from '../../src/definitions/disk.ts';
import {
  listCalls,
  changeWalk,
  compileWizard,
  type FormSource,
  collectLeafSchemas,
  matchOutcome,
  openRequirements,
  buildRequest,
  startWalk,
  type Wizard,
} from '../../src/engine/index.ts';
import { contactRequests } from '../protocol/contactRequests.ts';
import { controlTypes } from '../../src/wizard/controls/controlTypes.ts';
import { formEnvironment } from '../../src/cli/formEnvironment.ts';
import { shippedForms } from '../shippedForms.ts';

const repository = shippedForms;

function sourceOf(id: string): FormSource {
  const form = repository.forms.find((one) => one.id === id);
  if (!form) throw new Error(id);
  return form.source;
}

function compiled(source: FormSource): Wizard {
  const result = compileWizard(source, {
    validators: compileValidators(collectLeafSchemas(source)),
    ...formEnvironment,
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.wizard;
}

const contract = { policyNumber: '2417Y-3.508.126', label: '', account: 'main', isTerminated: false };
const facts = {
  'session.email': 'anna.mueller@beispiel.de',
  'session.accountId': '20410017',
  contracts: [contract],
  'settings.temporaryCoverageSpan': 27,
  'settings.temporaryCoverageEndWithinYear': true,
  today: '2026-11-21',
};

/** Returns the body that is sent after these texts were typed. */
function sent(id: string, typed: Readonly<Record<string, string>>): unknown {
  const wizard = compiled(sourceOf(id));
  const { walk } = changeWalk(startWalk(wizard, facts), [
    { set: 'request.policyNumber', to: contract.policyNumber },
    ...Object.entries(typed).map(([field, text]) => ({
      set: `request.${field}`,
      to: controlTypes[field === 'birthDate' ? 'birthDate' : 'date'].parse(text),
    })),
  ]);
  const [step] = wizard.steps;
  expect(step && openRequirements(walk, step)).toEqual([]);
  const [call] = listCalls(walk, { submit: true });
  return call && buildRequest(walk, call).body;
}

describe('the sent days', () => {
  const home = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = home;
  });

  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'API-053 CTC-009 CTC-014 are the typed days, in %s',
    (zone) => {
      process.env['TZ'] = zone;

      expect(
        sent('contact-temporary-coverage', { inclusionFrom: '21.11.2026', inclusionUntil: '18.12.26' }),
      ).toEqual(contactRequests.requestTemporaryCoverage);
      expect(
        sent('contact-accompanied-driving', { birthDate: '23.11.2009', inclusionDate: '23. November 2026' }),
      ).toEqual(contactRequests.requestAccompaniedDriving);
    },
  );
});

it('CTC-023 replacing the last outcome of the callback changes the message of a failure and no other', () => {
  const source = sourceOf('contact-callback');
  const [call] = source.calls.calls;
  if (!call) throw new Error('the callback makes no call');
  const generic = sourceOf('contact-mail').calls.calls[0]?.outcomes.at(-1);
  const withGeneric = {
    ...source,
    calls: { calls: [{ ...call, outcomes: [...call.outcomes.slice(0, -1), generic] }] },
  } as FormSource;

  const bannerOf = (form: FormSource, reply: { status: number; body: string | null }) => {
    const wizard = compiled(form);
    const [made] = wizard.calls;
    return made && matchOutcome(startWalk(wizard, facts), made, reply).banner;
  };
  const refused = { status: 409, body: 'DUNNING_LEVEL' };
  const failed = { status: 500, body: null };
  expect([source, withGeneric].map((form) => [bannerOf(form, failed), bannerOf(form, refused)])).toEqual([
    ['error.callback', 'messages:error.requestDunningLevel'],
    ['messages:error.generic', 'messages:error.requestDunningLevel'],
  ]);
});

it('CTC-006 every request that is answered by e-mail names the time of the answer before it is sent', () => {
  for (const id of ['contact-temporary-coverage', 'contact-accompanied-driving', 'contact-mail'])
    expect(repository.texts.get(id)?.texts['request.intro']).toContain(
      'innerhalb von {replyWorkdaysInWords} Werktagen',
    );
});

import { expect, it } from 'vitest';
import {
  contactRequests,
  readContactRequest,
  buildRequestSearch,
} from '../../../src/portal/pages/contact/contactRequests.ts';

it.each([
  ['TEMPORARY_COVERAGE', 'contact-temporary-coverage'],
  ['ACCOMPANIED_DRIVING', 'contact-accompanied-driving'],
  ['EMAIL_FORM', 'contact-mail'],
])('CTC-002 the reason %s in the state opens %s', (preselectedReason, form) => {
  expect(readContactRequest({ search: '', state: { preselectedReason } })?.form).toBe(form);
});

it('CTC-003 each of the four requests has an address that opens it, with any state of the navigation', () => {
  const state = { preselectedReason: 'EMAIL_FORM' };

  expect(
    contactRequests.map((request) => readContactRequest({ search: buildRequestSearch(request), state })),
  ).toEqual(contactRequests);
  expect(contactRequests).toHaveLength(4);
});

it.each([null, undefined, 'EMAIL_FORM', {}, { preselectedReason: null }, { preselectedReason: 'OTHER' }])(
  'CTC-001 nothing is open with the state %j and an address nobody knows',
  (state) => {
    expect(readContactRequest({ search: '?anliegen=nothing', state })).toBeNull();
  },
);

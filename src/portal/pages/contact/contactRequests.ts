import { asRecord } from '../../../plain/isRecord.ts';
import { mountedForms } from '../../../definitions/index.ts';
import { filterFormsByFrame } from '../../pageTable/filterFormsByFrame.ts';

/** The subjects of a contact request: name in the address, the reason by which other pages preselect it (CTC-002), icon and form. */
export const contactRequests = filterFormsByFrame('section', mountedForms)
  .toSorted((one, other) => one.mount.position - other.mount.position)
  .map(({ id, mount: { name, reason = null, icon } }) => ({ id: name, reason, icon, form: id }));

export type ContactRequest = (typeof contactRequests)[number];

const parameter = 'anliegen';

/**
 * Returns the request that a location asks for. The address takes precedence over the state, so that a choice on this page outlasts the
 * link to it.
 */
export function readContactRequest({
  search,
  state,
}: {
  search: string;
  state: unknown;
}): ContactRequest | null {
  const asked = new URLSearchParams(search).get(parameter);
  const { preselectedReason: reason } = asRecord(state);
  return (
    contactRequests.find(({ id }) => id === asked) ??
    contactRequests.find((request) => request.reason !== null && request.reason === reason) ??
    null
  );
}

/** Builds the search part of the address that opens a request. */
export function buildRequestSearch({ id }: ContactRequest): string {
  return `?${new URLSearchParams({ [parameter]: id }).toString()}`;
}

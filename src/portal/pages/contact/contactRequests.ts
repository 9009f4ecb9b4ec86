/** What somebody can ask for: how the address names it, the reason others preselect it with (CTC-002), and its form. */
export const contactRequests = [
  { id: 'temporaryCoverage', reason: 'TEMPORARY_COVERAGE', form: 'contact-temporary-coverage' },
  { id: 'accompaniedDriving', reason: 'ACCOMPANIED_DRIVING', form: 'contact-accompanied-driving' },
  { id: 'mail', reason: 'EMAIL_FORM', form: 'contact-mail' },
  { id: 'callback', reason: null, form: 'contact-callback' },
] as const;

export type ContactRequest = (typeof contactRequests)[number];

const parameter = 'anliegen';

/** The request a location asks for. The address comes first, so that what was chosen here outlives what led here. */
export function requestAt({ search, state }: { search: string; state: unknown }): ContactRequest | null {
  const asked = new URLSearchParams(search).get(parameter);
  const reason =
    typeof state === 'object' && state !== null && 'preselectedReason' in state
      ? state.preselectedReason
      : null;
  return (
    contactRequests.find(({ id }) => id === asked) ??
    contactRequests.find((request) => request.reason !== null && request.reason === reason) ??
    null
  );
}

/** Search of the address that opens a request. */
export function searchFor({ id }: ContactRequest): string {
  return `?${new URLSearchParams({ [parameter]: id }).toString()}`;
}

import type { ApplicationSwitches } from '../../../../domain/applicationSwitches.ts';
import type { Errand, FirstErrand } from '../../../../domain/Errands.ts';
import { chooserLink } from '../../../pageTable/chooserRequest.ts';

/** Returns the link of an errand: through the chooser if the errand has a question for it (DASH-008), otherwise straight to its page. */
export function errandLink(
  errand: FirstErrand | Errand,
  textOf: (key: string) => string,
  switches: ApplicationSwitches,
): ReturnType<typeof chooserLink> {
  const { to, chooser } = errand;
  const reason = 'reason' in errand ? errand.reason : undefined;
  return chooser === undefined ? { to } : chooserLink(to, textOf(chooser), switches, reason);
}

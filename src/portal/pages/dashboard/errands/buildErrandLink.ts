import type { ApplicationSwitches } from '../../../../domain/applicationSwitches.ts';
import type { Errand, FirstErrand } from '../../../../domain/Errands.ts';
import { buildChooserLink } from '../../../pageTable/chooserRequest.ts';

/** Returns the link of an errand: through the chooser if the errand has a question for it (DASH-008), otherwise straight to its page. */
export function buildErrandLink(
  errand: FirstErrand | Errand,
  textOf: (key: string) => string,
  switches: ApplicationSwitches,
): ReturnType<typeof buildChooserLink> {
  const { to, chooser } = errand;
  const reason = 'reason' in errand ? errand.reason : undefined;
  return chooser === undefined ? { to } : buildChooserLink(to, textOf(chooser), switches, reason);
}

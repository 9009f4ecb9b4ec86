import type { ApplicationSwitches } from '../../../../domain/applicationSwitches.ts';
import type { Errand, FirstErrand } from '../../../../domain/Errands.ts';
import { buildChooserLink } from '../../../pageTable/chooserRequest.ts';
import { findPage } from '../../../pageTable/pages.ts';

/** Returns the link of an errand: through the chooser if the errand has a question for it (DASH-008), otherwise straight to its page. */
export function buildErrandLink(
  errand: FirstErrand | Errand,
  textOf: (key: string) => string,
  switches: ApplicationSwitches,
): ReturnType<typeof buildChooserLink> {
  const { to, chooser } = errand;
  const reason = 'reason' in errand ? errand.reason : undefined;
  if (chooser === undefined) return 'state' in errand ? { to, state: { ...errand.state } } : { to };
  return buildChooserLink(to, textOf(chooser), switches, reason);
}

/** Returns the link to a page of the portal that is no errand: through the chooser where the page has a question for it. */
export function buildTargetLink(
  target: string,
  textOf: (key: string) => string,
  switches: ApplicationSwitches,
): ReturnType<typeof buildChooserLink> {
  const contract = findPage(target)?.contract;
  const heading = contract?.kind === 'chosen' ? contract.heading : null;
  return heading === null ? { to: target } : buildChooserLink(target, textOf(heading), switches);
}

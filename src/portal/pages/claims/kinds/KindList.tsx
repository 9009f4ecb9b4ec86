import { Link } from 'react-router-dom';
import { buildChooserLink } from '../../../pageTable/chooserRequest.ts';
import { useServices } from '../../../session/Services.ts';
import { useSessionData } from '../../../session/SessionData.ts';
import { leadToNotice } from '../FirstNotice.tsx';
import { blockedReasonId } from '../ReportWays.tsx';
import { claimKinds, getKindAddress } from '../../../forms/claimKinds.ts';
import classes from './KindList.module.css';
import { KindPicture } from './KindPicture.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** Kinds of damage by pictures: each leads to the claim report (SEL-016) with the kind answered. While blocked, a press leads to the notice. */
export function KindList({ isBlocked }: { readonly isBlocked: boolean }) {
  const { t } = useTexts();
  const { switches } = useSessionData();
  const { shortReports = false } = useServices().brand;
  if (!switches.claimReport) return null;

  return (
    <section aria-labelledby="claim-kinds" className={classes.kinds}>
      <h2 id="claim-kinds">{t('claims:kinds.title')}</h2>
      <ul className={classes.list}>
        {claimKinds.map((kind) => {
          const { name } = kind;
          const content = (
            <>
              <KindPicture kind={name} />
              <span className={classes.name}>{t(`claims:kind.${name}`)}</span>
            </>
          );
          return (
            <li key={name}>
              {isBlocked ? (
                <button
                  type="button"
                  className={classes.kind}
                  aria-disabled
                  aria-describedby={blockedReasonId}
                  onClick={leadToNotice}
                >
                  {content}
                </button>
              ) : (
                <Link
                  className={classes.kind}
                  {...buildChooserLink(
                    getKindAddress(kind, shortReports),
                    t('claims:report.heading'),
                    switches,
                    name,
                  )}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

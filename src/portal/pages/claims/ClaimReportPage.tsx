import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { writeValue } from '../../../engine/index.ts';
import { formatDay } from '../../../calendar/index.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import { AnswerList } from '../../../ui/boxes/AnswerList.tsx';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { claimReportCalls } from '../../api/claimReportCalls.ts';
import { useFailureReport } from '../../session/hooks/useFailureReport.ts';
import { useClaimReport } from '../../session/hooks/useClaimReports.ts';
import { useServices } from '../../session/Services.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { LoadedContent } from '../../../ui/loading/LoadedContent.tsx';
import { LoadProblem } from '../../shell/messages/LoadProblem.tsx';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';
import { Redirect } from '../../shell/layout/Redirect.tsx';
import { Card } from '../../../ui/boxes/Card.tsx';
import { Plate } from '../../../ui/boxes/Plate.tsx';
import { TextWithNumbers } from '../../shell/messages/TextWithNumbers.tsx';
import { ClaimFiles } from './ClaimFiles.tsx';
import classes from './ClaimReportPage.module.css';
import { findStageName } from './listStages.ts';
import { ReportStages } from './ReportStages.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface ReportProps {
  readonly report: NonNullable<ReturnType<typeof useClaimReport>['data']>;
}

/** One report with its stage and answers. */
export function ClaimReportPage() {
  const { t } = useTexts();
  const { claimId = '' } = useParams();
  const { switches } = useSessionData();
  const { data: report, isError, error, refetch } = useClaimReport(claimId);
  if (!switches.claimReports) return <Redirect to="/claims" />;
  if (report === undefined && !isError) return <PageLoading />;
  return (
    <LoadedContent>
      {isError ? (
        <LoadProblem what={t('claims:reports.failed')} error={error} onRetry={() => void refetch()} />
      ) : report ? (
        <Report report={report} />
      ) : (
        <Redirect to="/claims" />
      )}
    </LoadedContent>
  );
}

function Report({ report }: ReportProps) {
  const { t } = useTexts();
  const { switches } = useSessionData();
  return (
    <>
      <BackLink to="/claims">{t('claims:reports.back')}</BackLink>
      <PageHeading title={t('claims:reports.of', { day: formatDay(report.claimDate) })}>
        <p>
          {t('claims:reports.reportedAt', {
            reference: report.reference,
            moment: writeValue('dateTime', report.reportedAt),
          })}
        </p>
        <p className={classes.vehicle}>
          <span translate="no">{report.carModel}</span>{' '}
          {report.licensePlate && <Plate plate={report.licensePlate} />}
          <span className={classes.number} translate="no">
            {report.policyNumber}
          </span>
        </p>
      </PageHeading>
      <div className={classes.parts}>
        <Stage report={report} />
        {switches.claimFiles && <ClaimFiles report={report} />}
        <PdfButton claimId={report.claimId} reference={report.reference} />
        {report.answers.length === 0 ? (
          <p>{t('claims:reports.noAnswers')}</p>
        ) : (
          <section aria-labelledby="report-answers">
            <h2 id="report-answers">{t('claims:reports.answers')}</h2>
            <AnswerList sections={report.answers} none={t('claims:reports.none')} />
          </section>
        )}
      </div>
    </>
  );
}

function Stage({ report }: ReportProps) {
  const { t } = useTexts();
  const { phone } = useServices().brand.contact;
  const current = report.stages.at(-1)?.name;
  const stage = findStageName(current);
  return (
    <Card
      title={
        current === undefined
          ? t('claims:reports.stages')
          : t('claims:reports.state', { stage: t(`claims:reports.stage.${stage}`) })
      }
    >
      <ReportStages report={report} />
      {stage === 'OTHER' && (
        <p>
          <TextWithNumbers text={t('claims:reports.otherStage', { phone })} />
        </p>
      )}
    </Card>
  );
}

function PdfButton({ claimId, reference }: { readonly claimId: string; readonly reference: string }) {
  const { t } = useTexts();
  const { call } = useServices();
  const { accountId } = useSessionData().identity;
  const report = useFailureReport();
  const { mutate: load } = useMutation({
    mutationFn: () => claimReportCalls.pdf(call, accountId, claimId),
    onSuccess: (file) => saveFile(file, t('claims:reports.fileName', { reference })),
    onError: (error) => report(t('claims:reports.pdfFailed'), error, () => load()),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => load()}
    >
      {t('claims:reports.pdf')}
    </Button>
  );
}

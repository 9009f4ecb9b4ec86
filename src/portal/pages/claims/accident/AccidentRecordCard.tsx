import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { accidentHours } from '../../../../../rules/_shared/settings.json';
import { type AccidentRecord, findEnd } from '../../../../accident/record/AccidentRecord.ts';
import { formatDay, formatTime, toBerlinTime } from '../../../../calendar/index.ts';
import { writeValue } from '../../../../engine/formats/formats.ts';
import { Card } from '../../../../ui/boxes/Card.tsx';
import { saveFile } from '../../../../ui/files/saveFile.ts';
import { useAnnouncementStore } from '../../../../ui/messages/announcementStore.ts';
import { useTexts } from '../../../../ui/texts/useTexts.ts';
import { accidentReason, accidentReportAddress } from '../../../forms/accident/accidentTransfer.ts';
import { createPhotoFiles } from '../../../forms/accident/createPhotoFiles.ts';
import { useAccidentRecord, useRecordDeletion } from '../../../forms/accident/useAccidentRecord.ts';
import { buildChooserLink } from '../../../pageTable/chooserRequest.ts';
import { useSessionData } from '../../../session/SessionData.ts';
import { leadToNotice } from '../FirstNotice.tsx';
import { blockedReasonId } from '../ReportWays.tsx';
import classes from './AccidentRecordCard.module.css';
import { RecordAnswers } from './RecordAnswers.tsx';

interface AccidentRecordCardProps {
  /** The notice has to be closed first (CLI-004). */
  readonly isBlocked: boolean;
}

/** What was noted on this device after an accident, and the way into a report. Nothing on most devices. */
export function AccidentRecordCard({ isBlocked }: AccidentRecordCardProps) {
  const { t } = useTexts();
  const record = useAccidentRecord();
  if (record == null) return null;
  const begun = describe(record.startedAt);
  return (
    <div className={classes.record}>
      <Card title={t('claims:accident.title')}>
        <p>{t('claims:accident.text', begun)}</p>
        <p className={classes.kept}>
          {t('claims:accident.kept', describe(findEnd(record, accidentHours.value)))}
        </p>
        <Deeds record={record} isBlocked={isBlocked} />
        <RecordAnswers record={record} />
      </Card>
    </div>
  );
}

function describe(milliseconds: number): { readonly day: string; readonly time: string } {
  const { day, minute } = toBerlinTime(new Date(milliseconds));
  return { day: formatDay(day), time: writeValue('time', formatTime(minute)) };
}

interface DeedsProps extends AccidentRecordCardProps {
  readonly record: AccidentRecord;
}

function Deeds({ record, isBlocked }: DeedsProps) {
  const { t } = useTexts();
  const words = useTexts('accident').t;
  const { switches } = useSessionData();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  function keep(): void {
    flushSync(() => setIsAsking(false));
    remove.current?.focus();
  }
  if (isAsking) return <DeletionQuestion onKeep={keep} />;
  return (
    <div className={classes.deeds}>
      {switches.claimReport && <TakeOver isBlocked={isBlocked} />}
      {record.photos.length > 0 && (
        <Button
          variant="default"
          onClick={() => {
            for (const file of createPhotoFiles(record, words)) saveFile(file, file.name);
          }}
        >
          {t('claims:accident.photos', { count: record.photos.length })}
        </Button>
      )}
      <Button ref={remove} variant="default" onClick={() => setIsAsking(true)}>
        {t('claims:accident.delete')}
      </Button>
    </div>
  );
}

function TakeOver({ isBlocked }: AccidentRecordCardProps) {
  const { t } = useTexts();
  const { switches } = useSessionData();
  const label = t('claims:accident.take');
  return isBlocked ? (
    <Button aria-disabled data-disabled aria-describedby={blockedReasonId} onClick={leadToNotice}>
      {label}
    </Button>
  ) : (
    <Button
      component={Link}
      {...buildChooserLink(accidentReportAddress, t('claims:report.heading'), switches, accidentReason)}
    >
      {label}
    </Button>
  );
}

function DeletionQuestion({ onKeep }: { readonly onKeep: () => void }) {
  const { t } = useTexts();
  const remove = useRecordDeletion();
  const announce = useAnnouncementStore((store) => store.announce);
  const safe = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => safe.current?.focus(), []);
  async function run(): Promise<void> {
    await remove();
    announce(t('claims:accident.deleted'));
    document.querySelector<HTMLElement>('main h1')?.focus();
  }
  return (
    <fieldset className={classes.question}>
      <legend>{t('claims:accident.question')}</legend>
      <div className={classes.deeds}>
        <Button ref={safe} variant="default" onClick={onKeep}>
          {t('claims:accident.keep')}
        </Button>
        <Button variant="outline" color="error" onClick={() => void run()}>
          {t('claims:accident.deleteNow')}
        </Button>
      </div>
    </fieldset>
  );
}

import type { AccidentRecord } from '../../../../accident/record/AccidentRecord.ts';
import { formatDay, isDay } from '../../../../calendar/index.ts';
import { AnswerList } from '../../../../ui/boxes/AnswerList.tsx';
import { FoldedTexts } from '../../../../ui/boxes/FoldedTexts.tsx';
import { CopyButton } from '../../../../ui/buttons/CopyButton.tsx';
import { useAnnouncementStore } from '../../../../ui/messages/announcementStore.ts';
import { useTexts } from '../../../../ui/texts/useTexts.ts';
import classes from './AccidentRecordCard.module.css';
import { accidentQuestions } from '../../../forms/accident/accidentTransfer.ts';

/** Everything that was noted, as text to copy: the report does not ask all of it. */
export function RecordAnswers({ record }: { readonly record: AccidentRecord }) {
  const { t } = useTexts();
  const announce = useAnnouncementStore((store) => store.announce);
  const words = useTexts('accident').t;
  const rows = accidentQuestions.flatMap(({ name, options }) => {
    const answer = record.answers[name];
    if (answer === undefined) return [];
    const said = isDay(answer) ? formatDay(answer) : answer;
    return [
      {
        question: words(`ask.${name}`),
        answer: options === undefined ? said : words(`ask.${name}.${answer}`),
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <FoldedTexts
      level={3}
      texts={[
        {
          id: 'record',
          title: t('claims:accident.all'),
          text: (
            <>
              <p>{t('claims:accident.all.text')}</p>
              <AnswerList sections={[{ title: t('claims:accident.noted'), groups: [{ rows }] }]} none="" />
              <div className={classes.copy}>
                <CopyButton
                  text={rows.map(({ question, answer }) => `${question}: ${answer}`).join('\n')}
                  label={t('claims:accident.copy')}
                  onCopied={() => announce(t('claims:accident.copied'))}
                />
              </div>
            </>
          ),
        },
      ]}
    />
  );
}

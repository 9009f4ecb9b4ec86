import type { FaqQuestion } from '../../content/loadFaq.ts';
import { Hits } from '../../content/Hits.tsx';
import { ContentText } from '../../shell/messages/ContentText.tsx';
import { Video } from '../../content/Video.tsx';
import { FoldedTexts } from '../../../ui/boxes/FoldedTexts.tsx';
import { SectionBoundary } from '../../../ui/loading/SectionBoundary.tsx';
import classes from './FaqPage.module.css';

interface FaqQuestionsProps {
  readonly questions: readonly FaqQuestion[];
  /** The searched words, which are marked. */
  readonly words?: string;
}

/** Questions, each with its answer below it. */
export function FaqQuestions({ questions, words = '' }: FaqQuestionsProps) {
  return (
    <FoldedTexts
      level={3}
      texts={questions.map(({ id, question, answer, video }) => ({
        id,
        title: <Hits text={question} words={words} />,
        text: (
          <SectionBoundary>
            <div className={classes.answer}>
              {answer !== null && (
                <ContentText
                  document={answer}
                  below={3}
                  drawText={(text) => <Hits text={text} words={words} />}
                />
              )}
              {video !== null && <Video video={video} about={question} />}
            </div>
          </SectionBoundary>
        ),
      }))}
    />
  );
}

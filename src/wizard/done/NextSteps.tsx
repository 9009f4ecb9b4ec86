import type { DoneBlock } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import { FoldedTexts } from '../../ui/boxes/FoldedTexts.tsx';
import { Paragraphs } from '../elements/Paragraphs.tsx';
import classes from './NextSteps.module.css';

interface NextStepsProps {
  readonly block: Extract<DoneBlock, { kind: 'nextSteps' }>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The next steps: a list in order, all open, or questions to unfold. */
export function NextSteps({ block, values }: NextStepsProps) {
  const { texts } = useWizard();
  return (
    <section className={classes.nextSteps} aria-labelledby="done-next-steps">
      <h2 id="done-next-steps">{texts.get(['done.nextSteps.title', 'wizard:done.nextSteps'])}</h2>
      {block.numbered === true ? (
        <ol className={classes.numbered}>
          {block.items.map((item) => (
            <li key={item}>
              <h3>{texts.get([`done.nextSteps.${item}.title`], values)}</h3>
              <Paragraphs text={texts.get([`done.nextSteps.${item}.text`], values)} />
            </li>
          ))}
        </ol>
      ) : (
        <FoldedTexts
          level={3}
          open={block.items.slice(0, 1)}
          texts={block.items.map((item) => ({
            id: item,
            title: texts.get([`done.nextSteps.${item}.title`], values),
            text: <Paragraphs text={texts.get([`done.nextSteps.${item}.text`], values)} />,
          }))}
        />
      )}
    </section>
  );
}

import { countCharacters } from '../../../plain/cleanText.ts';
import type { Answer } from '../../../engine/index.ts';
import classes from './TextareaControl.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface CharacterCountProps {
  readonly answer: Answer;
  readonly limit: number;
}

/**
 * Appears when four fifths of the limit are used. The visible count is exact; the announced count changes once per twentieth of the limit.
 */
export function CharacterCount({ answer, limit }: CharacterCountProps) {
  const { t } = useTexts('controls');
  const left = limit - (typeof answer === 'string' ? countCharacters(answer) : 0);
  const sentence = (n: number): string => (n < 0 ? t('count.over', { n: -n }) : t('count.left', { n }));
  const step = Math.max(1, Math.floor(limit / 20));
  const isNear = left <= limit / 5;

  return (
    <>
      <p className={classes['count']} data-over={left < 0 || undefined} hidden={!isNear} aria-hidden>
        {isNear && sentence(left)}
      </p>
      <output className="visuallyHidden">{isNear && sentence(Math.ceil(left / step) * step)}</output>
    </>
  );
}

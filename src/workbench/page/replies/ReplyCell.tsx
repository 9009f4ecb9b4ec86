import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReplyCase, ReplyRow } from '../../model/replies/listReplyRows.ts';
import type { FormAnswer, StartAnswer } from '../../model/WorkbenchApi.ts';
import { BannerMessage } from '../../../ui/messages/BannerMessage.tsx';
import { Word } from '../question/Word.tsx';
import { Sentence } from '../sentences/Sentence.tsx';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { useShownBrand } from '../words/useShownBrand.ts';
import { fillKnown } from './fillKnown.ts';
import { findWord } from './findWord.ts';
import { listSaid } from './listSaid.ts';
import { sayEffects } from './sayEffects.ts';
import classes from './Replies.module.css';

interface ReplyCellProps {
  readonly opened: FormAnswer;
  readonly row: ReplyRow;
}

/** The messages of an answer as they are drawn, and its other effects in words. */
export function ReplyCell({ opened, row }: ReplyCellProps) {
  const start = useWorkbench((state) => state.start);
  if (start === null) return null;
  return (
    <div className={classes['cases']}>
      {row.cases.map(({ when, effects }, at) => (
        <Case
          key={when ?? String(at)}
          opened={opened}
          start={start}
          status={row.status}
          said={{ when, effects }}
          isOther={row.cases.length > 1 && at === row.cases.length - 1}
        />
      ))}
    </div>
  );
}

interface CaseProps {
  readonly opened: FormAnswer;
  readonly start: StartAnswer;
  readonly status: string;
  readonly said: ReplyCase;
  /** The case after others: it needs a word of its own. */
  readonly isOther: boolean;
}

function Case({ opened, start, status, said: { when, effects }, isOther }: CaseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const brand = useShownBrand();
  const words = listSaid(effects, status).map((one) => ({
    ...one,
    entry: findWord(opened, start, ...one.keys),
  }));
  const entries = [...new Set(words.flatMap(({ entry }) => (entry === null ? [] : [entry])))];
  return (
    <div className={classes['case']}>
      {(when !== null || isOther) && (
        <p className={classes['note']}>
          <Sentence
            text={when === null ? say('replies.otherwise') : say('replies.if', { condition: when })}
          />
        </p>
      )}
      {words.map(({ tone, keys, entry }) => {
        const text = entry === null ? null : (brand?.texts[`${entry.area}:${entry.key}`] ?? entry.text);
        return text === null ? (
          <p key={keys.join()} className={classes['gap']}>
            {say('replies.noWords', { key: keys[0] ?? '' })}
          </p>
        ) : (
          <div key={keys.join()} className={classes['said']}>
            {tone === null ? (
              <p className={classes['plain']}>{fillKnown(text, opened, start, brand)}</p>
            ) : (
              <BannerMessage tone={tone} label={say(`banner.${tone}`)}>
                {fillKnown(text, opened, start, brand)}
              </BannerMessage>
            )}
          </div>
        );
      })}
      {sayEffects(opened, effects).map((sentence) => (
        <p key={sentence} className={classes['note']}>
          {sentence}
        </p>
      ))}
      {entries.length > 0 && (
        <button
          type="button"
          className={classes['edit']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconPencil size={18} stroke={1.75} aria-hidden="true" />
          <span>{say('replies.change')}</span>
        </button>
      )}
      {isOpen && entries.map((entry) => <Word key={entry.key} entry={entry} opened={opened} />)}
    </div>
  );
}

import { IconBulb } from '@tabler/icons-react';
import type { Judgement } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { nameAnswer } from '../sentences/nameAnswer.ts';
import { showChange } from '../sentences/showChange.ts';
import { Truth } from '../sentences/Truth.tsx';
import { say } from '../say.ts';
import classes from './Edit.module.css';

interface ConditionTruthProps {
  readonly judgement: Judgement;
  readonly opened: FormAnswer;
  readonly path: string;
  readonly constant: 'always' | 'never' | null;
}

/** The truth of the whole now, and the shortest answers with which it is the other way round. */
export function ConditionTruth({
  judgement: { holds, otherwise },
  opened,
  path,
  constant,
}: ConditionTruthProps) {
  const words = otherwise?.map(({ key, to }) => say('why.set', nameAnswer(opened, key, to)));
  return (
    <div className={classes['whole']}>
      <p>
        <strong>{say('condition.now')}</strong> <Truth holds={holds} />
      </p>
      {words === undefined || otherwise === null ? (
        constant === null && <p className={classes['note']}>{say('condition.far')}</p>
      ) : (
        <div className={classes['change']}>
          <IconBulb size={22} stroke={1.75} aria-hidden="true" />
          <p>
            <strong>{say(holds ? 'condition.falseWith' : 'condition.trueWith')}</strong>{' '}
            <span>{words.join(say('why.and'))}</span>
          </p>
          <button
            type="button"
            className={classes['plain']}
            onClick={() => showChange(opened, otherwise, path)}
          >
            {say('play')}
          </button>
        </div>
      )}
    </div>
  );
}

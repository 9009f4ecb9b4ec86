import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { EditLink } from '../../elements/EditLink.tsx';
import field from '../../elements/Field.module.css';
import classes from './ChangesBlock.module.css';
import { listChangeRows } from './listChangeRows.ts';

/** The fields that changed since entry: question, previous answer, current answer, and a link to the question. */
export function ChangesBlock({ state, texts: own }: BlockProps) {
  const { texts } = useWizard();
  const walk = useDraft((draft) => draft.walk);
  const paths = state.block.values['of']?.reads;
  const rows = useMemo(() => listChangeRows(walk, paths ?? [], texts), [walk, paths, texts]);
  return (
    <div className={field.field}>
      <h2 className={classes.title}>{own.label}</h2>
      {rows.length === 0 && <p>{own.text('none') || texts.get(['wizard:changes.none'])}</p>}
      <dl className={classes.rows}>
        {rows.map(({ name, step, question, before, now, leadsTo }) => (
          <div key={name} className={classes.row}>
            <dt>{question}</dt>
            <dd className={classes.answers}>
              <span className={classes.before}>
                <span className="visuallyHidden">{`${texts.get(['wizard:changes.before'])} `}</span>
                <span>{before ?? texts.get(['wizard:summary.none'])}</span>
              </span>
              <IconArrowNarrowRight size={20} stroke={1.75} aria-hidden />
              <span className={classes.now}>
                <span className="visuallyHidden">{`${texts.get(['wizard:changes.now'])} `}</span>
                <span>{now ?? texts.get(['wizard:changes.gone'])}</span>
              </span>
            </dd>
            <dd>
              <EditLink step={step} focus={leadsTo} what={question} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

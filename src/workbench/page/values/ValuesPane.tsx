import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { useKept } from '../edit/useKept.ts';
import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';
import { tryNothing, useComputed } from './useComputed.ts';
import { ValueCard } from './ValueCard.tsx';
import { ValueEditor } from './ValueEditor.tsx';
import classes from './Values.module.css';

/** The named values of the form with their results on the answers of the preview. */
export function ValuesPane({ opened }: { readonly opened: FormAnswer }) {
  const form = opened.form.id;
  const { values } = opened.form;
  const [isNew, setIsNew] = useKept<boolean>(`new value ${form}`);
  const written = useMemo(() => Object.values(opened.source.rules.values ?? {}), [opened]);
  const results = useComputed('list', written, tryNothing)?.computed.results;
  return (
    <section className={classes['pane']} aria-labelledby="values">
      <h1 id="values" tabIndex={-1} className={classes['title']}>
        {say('values')}
      </h1>
      <p className={edits['note']}>{say(values.length === 0 ? 'values.none' : 'values.intro')}</p>
      {isNew !== true && (
        <button type="button" className={edits['add']} onClick={() => setIsNew(true)}>
          <IconPlus size={16} stroke={2} aria-hidden="true" />
          <span>{say('value.new')}</span>
        </button>
      )}
      {isNew === true && <ValueEditor opened={opened} name={null} was={null} onEnd={() => setIsNew(null)} />}
      <ul className={classes['list']}>
        {values.map((value, at) => (
          <ValueCard
            key={value.name}
            opened={opened}
            value={value}
            result={results === undefined ? undefined : (results[at] ?? null)}
          />
        ))}
      </ul>
    </section>
  );
}

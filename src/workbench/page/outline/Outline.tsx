import { useMemo } from 'react';
import { analysisKinds, type FormAnswer } from '../../model/WorkbenchApi.ts';
import { Light } from '../forms/Light.tsx';
import { say } from '../say.ts';
import { getResult, openForm, useWorkbench } from '../useWorkbench.ts';
import { StepEntry } from './StepEntry.tsx';
import classes from './Outline.module.css';

/** The steps and questions of the form. Hidden ones are grey and say so; findings stand at their place. */
export function Outline({ opened }: { readonly opened: FormAnswer }) {
  const { form } = opened;
  const forms = useWorkbench((state) => state.start?.forms ?? []);
  const found = usePlacesWithFindings(form.id);
  return (
    <nav className={classes['outline']} aria-label={say('outline')}>
      <div className={classes['chooser']}>
        <label htmlFor="form" className={classes['chooserLabel']}>
          {say('forms.form')}
        </label>
        <select id="form" value={form.id} onChange={({ target }) => openForm(target.value)}>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <dl className={classes['lights']}>
        {analysisKinds.map((kind) => (
          <LightOf key={kind} form={form.id} kind={kind} />
        ))}
      </dl>
      <ol className={classes['steps']}>
        {form.steps.map((step, index) => (
          <StepEntry key={step.id} step={step} found={found} isFirst={index === 0} />
        ))}
      </ol>
    </nav>
  );
}

function LightOf({ form, kind }: { readonly form: string; readonly kind: (typeof analysisKinds)[number] }) {
  const result = useWorkbench((state) => getResult(state, form, kind));
  return (
    <div>
      <dt>{say(`light.${kind}`)}</dt>
      <dd>
        <Light result={result} />
      </dd>
    </div>
  );
}

/** Returns the paths that findings are about. */
function usePlacesWithFindings(form: string): ReadonlySet<string> {
  const results = useWorkbench((state) => state.results);
  return useMemo(() => {
    const all = analysisKinds.flatMap((kind) => getResult({ results }, form, kind)?.findings ?? []);
    return new Set(all.flatMap(({ path }) => path ?? []));
  }, [results, form]);
}

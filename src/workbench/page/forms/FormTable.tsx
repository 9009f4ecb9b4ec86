import {
  analysisKinds,
  type AnalysisKind,
  type FormSummary,
  type StartAnswer,
} from '../../model/WorkbenchApi.ts';
import { askForAnalysis } from '../askServer.ts';
import { say } from '../say.ts';
import { getResult, openForm, useWorkbench } from '../useWorkbench.ts';
import { Light } from './Light.tsx';
import { NewForm } from './NewForm.tsx';
import classes from './FormTable.module.css';

/** All forms with their lights. A light that is not known yet is a button. */
export function FormTable({ start }: { readonly start: StartAnswer }) {
  const { forms, brands } = start;
  return (
    <div className={classes['page']}>
      <h1 className={classes['title']}>{say('forms')}</h1>
      <p className={classes['lead']}>{say('forms.count', { forms: forms.length, brands: brands.length })}</p>
      <p className={classes['lead']}>{say('forms.choose')}</p>
      <NewForm start={start} />
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{say('forms.form')}</th>
              <th scope="col">{say('forms.address')}</th>
              <th scope="col" className={classes['number']}>
                {say('forms.steps')}
              </th>
              <th scope="col" className={classes['number']}>
                {say('forms.questions')}
              </th>
              {analysisKinds.map((kind) => (
                <th key={kind} scope="col">
                  {say(`light.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {forms.map((form) => (
              <Row key={form.id} form={form} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ form }: { readonly form: FormSummary }) {
  const { id, title, address, steps, questions } = form;
  return (
    <tr>
      <th scope="row">
        <a
          href={`?form=${id}`}
          onClick={(event) => {
            event.preventDefault();
            openForm(id);
          }}
        >
          {title}
        </a>
      </th>
      <td className={classes['address']}>{address}</td>
      <td className={classes['number']}>{steps}</td>
      <td className={classes['number']}>{questions}</td>
      {analysisKinds.map((kind) => (
        <td key={kind}>
          <Cell form={form} kind={kind} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ form, kind }: { readonly form: FormSummary; readonly kind: AnalysisKind }) {
  const result = useWorkbench((state) => getResult(state, form.id, kind));
  if (result !== null) return <Light result={result} />;
  return (
    <button
      type="button"
      className={classes['check']}
      aria-label={say('light.checkNamed', { what: say(`light.${kind}`), form: form.title })}
      onClick={() => void askForAnalysis(form.id, kind)}
    >
      {say('light.check')}
    </button>
  );
}

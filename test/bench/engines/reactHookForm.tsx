import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import { maxLength, selectOptions, toggleName, type BenchField, type BenchStep } from '../form/BenchForm.ts';
import { currentStep } from '../form/currentStep.ts';
import type { Engine } from '../form/Engine.ts';

type Values = Record<string, string | boolean>;

/** Hand-written with react-hook-form: errors while typing, and a button that shows whether all questions are answered. */
export const engine: Engine = {
  async prepare({ steps }) {
    return (root) => {
      const { useIndex, goTo } = currentStep();
      function Steps() {
        const index = useIndex();
        const step = steps[index];
        return step === undefined ? null : <Step key={step.id} step={step} />;
      }
      flushSync(() => createRoot(root).render(<Steps />));
      return { goTo };
    };
  },
};

function Step({ step }: { readonly step: BenchStep }) {
  const { register, control, formState } = useForm<Values>({ mode: 'onChange', shouldUnregister: true });
  const more = useWatch({ control, name: toggleName }) === true;
  return (
    <form noValidate>
      {step.fields.map((field) =>
        field.conditional && !more ? null : (
          <Question
            key={field.name}
            field={field}
            register={register}
            error={formState.errors[field.name]?.type?.toString()}
          />
        ),
      )}
      <button type="button" aria-disabled={!formState.isValid}>
        Weiter
      </button>
    </form>
  );
}

interface QuestionProps {
  readonly field: BenchField;
  readonly register: UseFormRegister<Values>;
  readonly error: string | undefined;
}

function Question({ field, register, error }: QuestionProps) {
  const { name, label, kind, required } = field;
  return (
    <div style={{ marginBlockEnd: '2rem' }}>
      {kind === 'yesNo' ? (
        <fieldset>
          <legend>{label}</legend>
          {['true', 'false'].map((answer) => (
            <label key={answer}>
              <input type="radio" value={answer} {...register(name, { required })} />
              {answer === 'true' ? 'Ja' : 'Nein'}
            </label>
          ))}
        </fieldset>
      ) : (
        <label>
          {label}
          {kind === 'checkbox' && <input type="checkbox" {...register(name)} />}
          {kind === 'text' && <input {...register(name, { required, maxLength })} />}
          {kind === 'select' && (
            <select {...register(name, { required })}>
              <option value="">Bitte wählen</option>
              {selectOptions.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </label>
      )}
      {error !== undefined && <p>{error}</p>}
    </div>
  );
}

import { type Registry, toFieldPathId } from '@rjsf/utils';
import { memo, Suspense } from 'react';
import type { ReactNode } from 'react';
import { shareState } from '../../../engine/index.ts';
import type { FieldState } from '../../../engine/index.ts';
import { useWizard } from '../../context/useWizard.ts';
import classes from '../../elements/Field.module.css';
import { FieldError } from './FieldError.tsx';
import type { ControlProps, FieldTexts } from '../../inputs/ControlProps.ts';
import type { ControlView } from '../../inputs/ControlView.ts';
import { createLazyPart } from '../../../ui/loading/createLazyPart.ts';
import { drawWidget } from './drawWidget.tsx';
import { describeQuestion } from './describeQuestion.ts';
import { FieldHint } from './FieldHint.tsx';
import { listQuickNames } from './listQuickNames.ts';
import { toRjsfSchema } from './toRjsfSchema.ts';
import type { StepContext } from '../Theme.ts';
import { frameWidget } from './frameWidget.tsx';

const QuickAnswers = createLazyPart(async () => (await import('./QuickAnswers.tsx')).QuickAnswers);

export interface FieldFrameProps extends Pick<ControlProps, 'onChange' | 'onBlur' | 'follow' | 'today'> {
  readonly state: FieldState;
  readonly layout: ControlView['layout'];
  readonly texts: FieldTexts;
  /** Sentence of the error; null when none is shown. */
  readonly error: string | null;
  readonly registry: Registry;
  /** Content below the control. */
  readonly after?: ReactNode;
}

/** A question with the parts around its control. Hiding and showing draws only the frame. */
export function FieldFrame(props: FieldFrameProps) {
  const { state, layout, error } = props;
  const { wizard } = useWizard();
  const depth = wizard.followDepths.get(state.field.path) ?? 0;
  return (
    <div
      className={depth === 0 ? classes.field : `${classes.field} ${classes.follows}`}
      data-follows={depth || undefined}
      hidden={!state.shown}
      data-field={state.name}
      data-layout={layout}
      data-invalid={error !== null || undefined}
    >
      <FieldContents {...props} />
    </div>
  );
}

/** Passes the parts of a question to the template of the theme. */
const FieldContents = memo(function FieldContents(props: FieldFrameProps) {
  const { state, layout, texts, error, registry, after, ...events } = props;
  const { name, field } = state;
  const { theme }: StepContext = registry.formContext;
  const { FieldTemplate } = theme.templates;
  const { ids, describedBy, below } = describeQuestion(props);
  const widget = drawWidget({
    ...events,
    state,
    id: name,
    labelledBy: ids.label,
    describedBy,
    texts,
    invalid: error !== null,
    rawErrors: error === null ? [] : [error],
    registry,
  });
  return (
    <FieldTemplate
      {...{ state, layout, texts, registry, describedBy }}
      {...unusedByQuestions}
      id={name}
      labelId={ids.label}
      label={texts.label}
      schema={toRjsfSchema(field.schema)}
      fieldPathId={toFieldPathId(name, registry.globalFormOptions)}
      hidden={!state.shown}
      required={state.required}
      readonly={state.lock !== null}
      rawDescription={[texts.hint, below?.reason].join(' ').trim()}
      {...(below && { description: <FieldHint {...below} /> })}
      {...(texts.why !== '' && state.lock === null && { help: <Why text={texts.why} /> })}
      rawErrors={error === null ? [] : [error]}
      {...(error !== null && { errors: <FieldError id={ids.error} text={error} /> })}
    >
      <>
        {frameWidget(state, widget)}
        {listQuickNames(state).length > 0 && state.lock === null && (
          <Suspense>
            <QuickAnswers state={state} texts={texts} labelledBy={ids.label} onAnswer={events.onChange} />
          </Suspense>
        )}
        {after}
      </>
    </FieldTemplate>
  );
}, isDrawnAlike);

/** A hidden question is not drawn again, nor is a question with equal props. */
function isDrawnAlike(drawn: FieldFrameProps, next: FieldFrameProps): boolean {
  return (
    (!next.state.shown && drawn.state.name === next.state.name) ||
    (shareState(drawn.state, next.state) === drawn.state &&
      drawn.layout === next.layout &&
      drawn.texts === next.texts &&
      drawn.error === next.error &&
      drawn.registry === next.registry &&
      drawn.after === next.after &&
      drawn.onChange === next.onChange &&
      drawn.onBlur === next.onBlur &&
      drawn.follow === next.follow)
  );
}

/** The template neither changes nor renames a question. */
const unusedByQuestions = {
  disabled: false,
  onChange: ignore,
  onKeyRename: ignore,
  onKeyRenameBlur: ignore,
  onRemoveProperty: ignore,
};

function ignore(): void {}

function Why({ text }: { readonly text: string }) {
  const { texts } = useWizard();
  return (
    <details className={classes.why}>
      <summary>{texts.get(['why', 'wizard:why'])}</summary>
      <p>{text}</p>
    </details>
  );
}

import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { groupErrorShown } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import field from '../elements/Field.module.css';
import { LockBox } from '../elements/LockBox.tsx';
import { QuestionGroup } from '../elements/QuestionGroup.tsx';
import { Chunk } from './Chunk.tsx';
import { FieldError } from './FieldError.tsx';
import type { StepContext } from './Theme.ts';
import classes from './ObjectFieldTemplate.module.css';

/** Above this many questions a step is drawn in chunks the browser may skip while they are out of sight. */
const chunkAbove = 40;
const chunkSize = 20;

/** Draws an object: the step itself as a plain sequence, a group as a fieldset with its legend. */
export function ObjectFieldTemplate({ properties, fieldPathId, registry, schema }: ObjectFieldTemplateProps) {
  const contents = properties.map((property) => property.content);
  const { step }: StepContext = registry.formContext;
  if (fieldPathId.path.length === 0)
    return (
      <>
        <LockBox at={step} />
        <StepQuestion step={step}>
          {isOverview(schema) ? (
            <div className={classes.overview}>{contents}</div>
          ) : (
            <Chunks contents={contents} />
          )}
        </StepQuestion>
      </>
    );
  return (
    <Group path={[step, ...fieldPathId.path].join('.')} look={lookOf(schema)}>
      {contents}
    </Group>
  );
}

/** Something stands above all, and what is known about it below: no sheet of questions. */
function isOverview({ properties = {} }: RJSFSchema): boolean {
  return Object.values(properties).some((part) => typeof part === 'object' && lookOf(part) === 'hero');
}

function lookOf(schema: RJSFSchema): string | null {
  const look: unknown = schema['x-look'];
  return typeof look === 'string' ? look : null;
}

function Chunks({ contents }: { readonly contents: readonly ReactNode[] }) {
  if (contents.length <= chunkAbove) return <>{contents}</>;
  const starts = Array.from(
    { length: Math.ceil(contents.length / chunkSize) },
    (_, index) => index * chunkSize,
  );
  return starts.map((start) => <Chunk key={start}>{contents.slice(start, start + chunkSize)}</Chunk>);
}

interface StepQuestionProps {
  readonly step: string;
  readonly children: ReactNode;
}

/** A step that asks one question in several parts has a legend. */
function StepQuestion({ step, children }: StepQuestionProps) {
  const { texts } = useWizard();
  const error = useGroupError(step);
  const legend = texts.find([`${step}.legend`]);
  const { hint } = texts.of(step, null);
  if (legend === '')
    return (
      <>
        {error !== null && <FieldError id={`${step}-error`} text={error} />}
        {children}
      </>
    );
  return (
    <QuestionGroup legend={legend} {...describing(step, hint, error)}>
      <GroupWords path={step} hint={hint} error={error} />
      {children}
    </QuestionGroup>
  );
}

interface GroupWordsProps {
  readonly path: string;
  readonly hint: string;
  /** What is wrong with the answers together. */
  readonly error: string | null;
}

/** Below the name of a group: what helps to answer it, and what is wrong. */
function GroupWords({ path, hint, error }: GroupWordsProps) {
  return (
    <>
      {hint !== '' && (
        <p id={`${path}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error !== null && <FieldError id={`${path}-error`} text={error} />}
    </>
  );
}

function describing(path: string, hint: string, error: string | null) {
  const ids = [...(error === null ? [] : [`${path}-error`]), ...(hint === '' ? [] : [`${path}-hint`])];
  return { describedBy: ids.join(' ') || undefined, invalid: error !== null };
}

/** The sentence of a rule about several answers of a group that does not hold. */
function useGroupError(path: string): string | null {
  const { texts } = useWizard();
  const code = useDraft((journey) => groupErrorShown(journey, path)?.code ?? null);
  return code === null ? null : texts.error(path, null, { code, params: {} });
}

interface GroupProps {
  readonly path: string;
  /** A group that shows something instead of asking; null for questions. */
  readonly look: string | null;
  readonly children: ReactNode;
}

function Group({ path, look, children }: GroupProps) {
  const { texts, wizard } = useWizard();
  const members = useMemo(
    () => wizard.nodes.filter((node) => node.path.startsWith(`${path}.`)),
    [wizard, path],
  );
  const shown = useDraft(({ walk }) => members.some((node) => walk.nodes[node.index]?.shown));
  const error = useGroupError(path);
  const { legend, hint } = texts.of(path, null);
  const { describedBy, invalid } = describing(path, hint, error);
  if (look !== null) {
    return (
      <section
        className={classes.look}
        data-look={look}
        hidden={!shown}
        aria-labelledby={legend === '' ? undefined : `${path}-title`}
      >
        {legend !== '' && <h2 id={`${path}-title`}>{legend}</h2>}
        <div className={classes.body}>{children}</div>
      </section>
    );
  }
  return (
    <fieldset
      className={`${field.group} ${classes.group}`}
      hidden={!shown}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
    >
      {legend !== '' && <legend className={classes.legend}>{legend}</legend>}
      <GroupWords path={path} hint={hint} error={error} />
      <LockBox at={path} />
      {children}
    </fieldset>
  );
}

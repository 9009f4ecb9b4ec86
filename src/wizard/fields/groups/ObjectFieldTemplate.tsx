import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import question from '../../../ui/choices/QuestionGroup.module.css';
import { LockBox } from '../../elements/LockBox.tsx';
import { Chunk } from './Chunk.tsx';
import { getGroupAria, GroupWords, useGroupError } from './GroupWords.tsx';
import { overview, shownGroup } from './shownParts.ts';
import { StepQuestion } from './StepQuestion.tsx';
import type { StepContext } from '../Theme.ts';
import classes from './ObjectFieldTemplate.module.css';

/** Steps with more questions are drawn in chunks, which the browser can skip while they are out of sight. */
const chunkAbove = 40;
const chunkSize = 20;

/** Draws an object: the step itself as a plain sequence, a group as a fieldset with its legend. */
export function ObjectFieldTemplate({ properties, fieldPathId, registry, schema }: ObjectFieldTemplateProps) {
  const contents = properties.map((property) => property.content);
  const { step }: StepContext = registry.formContext;
  if (fieldPathId.path.length === 0) {
    const lead = isOverview(schema) ? 0 : countBlocksAbove(schema);
    return (
      <>
        <LockBox at={step} />
        <StepQuestion step={step} lead={contents.slice(0, lead)}>
          {isOverview(schema) ? (
            <overview.Part>{contents}</overview.Part>
          ) : (
            <Chunks contents={contents.slice(lead)} />
          )}
        </StepQuestion>
      </>
    );
  }
  return (
    <Group path={[step, ...fieldPathId.path].join('.')} look={readLook(schema)}>
      {contents}
    </Group>
  );
}

/** Counts the parts without a question above the first question of a step. */
function countBlocksAbove({ properties = {} }: RJSFSchema): number {
  const parts = Object.values(properties);
  return Math.max(
    parts.findIndex((part) => typeof part === 'object' && part.type !== 'null'),
    0,
  );
}

/** Returns true for a step whose first group is a hero with details below it, instead of questions. */
function isOverview({ properties = {} }: RJSFSchema): boolean {
  return Object.values(properties).some((part) => typeof part === 'object' && readLook(part) === 'hero');
}

function readLook(schema: RJSFSchema): string | null {
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

interface GroupProps {
  readonly path: string;
  /** The look of a group of facts; null for questions. */
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
  const { describedBy, invalid } = getGroupAria(path, hint, error);
  if (look !== null) {
    return (
      <shownGroup.Part path={path} look={look} title={legend} hidden={!shown}>
        {children}
      </shownGroup.Part>
    );
  }
  // A group without words gets no fieldset.
  if (legend === '' && hint === '')
    return (
      <div className={classes.group} hidden={!shown}>
        <LockBox at={path} />
        {children}
      </div>
    );
  return (
    <fieldset
      className={`${question.group} ${classes.group}`}
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

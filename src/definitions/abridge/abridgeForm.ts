import {
  type Expression,
  type FieldSchema,
  getSentences,
  type Mistake,
  type Mount,
  pointerTo,
  type Problem,
  type Scalar,
  type StepSchema,
  type WizardDefinition,
  type WizardFile,
  type WrittenField,
} from '../../engine/index.ts';
import type { WrittenForm } from '../expand/expandForm.ts';
import type { Origin } from '../expand/Origins.ts';
import { mistake } from '../messages/messages.ts';
import { abridgeCalls } from './abridgeCalls.ts';
import { abridgeTexts } from './abridgeTexts.ts';
import type { LongSource } from './LongSource.ts';
import { foldAnswers, type KnownAnswers } from './foldAnswers.ts';

/** A short form with everything that it takes from the long one, ready to be expanded. */
export interface AbridgedForm {
  readonly written: WrittenForm;
  readonly long: NonNullable<WizardDefinition['shortOf']>;
  /** The places of the long form where parts of `written` were written, by place. */
  readonly origins: ReadonlyMap<string, Origin>;
  readonly problems: readonly Problem[];
}

type WrittenFields = Readonly<Record<string, WrittenField>>;

/** Fills in what a short form shares with its long form: questions with their texts, calls, place in the portal, end page. */
export function abridgeForm(id: string, written: WrittenForm, long: LongSource): AbridgedForm {
  const problems: Problem[] = [];
  const questions = new Map(listQuestions(long.expanded.source.steps));
  const asked = new Map<string, string>();
  const stated = new Map<string, Scalar>();
  const properties = fillFields(written.form.properties ?? {}, '', '');
  const known: KnownAnswers = { isQuestion: (path) => questions.has(path), asked, stated };
  const [, second] = Object.keys(properties);
  if (second !== undefined) report(mistake('short-steps', { step: second }), pointerTo('properties', second));
  const own = written.calls.calls ?? [];
  const calls = abridgeCalls({ id, after: own.length }, long, known);
  const texts = abridgeTexts(id, { written, long, asked, properties });
  const [first] = long.expanded.source.wizard.steps;
  return {
    written: {
      ...written,
      form: { ...written.form, properties },
      calls: { calls: [...own, ...calls.calls] },
      wizard: abridgeWizard(written.wizard, long, known),
      texts: texts.texts,
    },
    long: {
      id: long.id,
      entry: first?.route ?? '/',
      questions: Object.fromEntries([...asked].map(([path, own]) => [own, path])),
    },
    origins: new Map([...calls.origins, ...texts.origins]),
    problems,
  };

  function fillFields(fields: WrittenFields, place: string, pointer: string): WrittenFields {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const path = place === '' ? name : `${place}.${name}`;
        const at = pointer + pointerTo('properties', name);
        return [name, fillField(field, path, at)];
      }),
    );
  }

  function fillField({ as, ...field }: WrittenField, path: string, pointer: string): WrittenField {
    const control = field['x-control'];
    if (typeof control === 'object')
      for (const sets of Object.values(getSentences(control)))
        for (const [question, answer] of Object.entries(sets))
          if (isQuestion(question, `${pointer}/x-control/says`)) stated.set(question, answer);
    if (field.properties !== undefined)
      return { ...field, properties: fillFields(field.properties, path, pointer) };
    if (as === undefined || !isQuestion(as, `${pointer}/as`)) return field;
    asked.set(as, path);
    return { ...questions.get(as), ...field };
  }

  function isQuestion(path: string, pointer: string): boolean {
    if (questions.has(path)) return true;
    report(mistake('unknown-long-question', { form: long.id, path }), pointer);
    return false;
  }

  function report(problem: Mistake, pointer: string): void {
    problems.push({ file: `schemas/${id}/form.json`, pointer, ...problem });
  }
}

/** Lists the questions and blocks of the long form by path. Lists count as one question. */
function listQuestions(
  steps: Readonly<Record<string, StepSchema>>,
): readonly (readonly [string, FieldSchema])[] {
  return Object.entries(steps).flatMap(([step, schema]) => listBelow(step, schema));

  function listBelow(path: string, schema: FieldSchema): readonly (readonly [string, FieldSchema])[] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      field.properties === undefined
        ? [[`${path}.${name}`, field] as const]
        : listBelow(`${path}.${name}`, field),
    );
  }
}

/** A short form has the place of the long one without a menu entry, assumes what it assumes, and ends as it does. */
function abridgeWizard(
  own: Partial<WizardFile>,
  { written, expanded }: LongSource,
  known: KnownAnswers,
): Partial<WizardFile> {
  const { mount, assumes, contact, exits, leaveGuard, done } = written.wizard;
  const place = mount?.frame === 'page' ? withoutMenu(mount) : undefined;
  const [first] = expanded.source.wizard.steps;
  return {
    ...(place === undefined ? {} : { mount: place }),
    ...(contact === undefined ? {} : { contact }),
    ...(exits === undefined ? {} : { exits }),
    leaveGuard: {
      free: [...(leaveGuard?.free ?? []), ...(first ? [first.route] : []), ...listEndRoutes(own)],
    },
    ...own,
    ...joinAssumptions(assumes, own.assumes),
    ...(own.done !== undefined && 'asLong' in own.done
      ? { done: abridgeEnd(done, own.done.route, known) }
      : {}),
  };
}

function listEndRoutes({ done }: Partial<WizardFile>): readonly string[] {
  return done !== undefined && 'route' in done && done.route !== undefined ? [done.route] : [];
}

function withoutMenu({ frame, contract, gate }: Extract<Mount, { frame: 'page' }>): Mount {
  return {
    frame,
    ...(contract === undefined ? {} : { contract }),
    ...(gate === undefined ? {} : { gate }),
  };
}

function joinAssumptions(
  long: Expression | undefined,
  own: Expression | undefined,
): { readonly assumes?: Expression } {
  if (long === undefined) return own === undefined ? {} : { assumes: own };
  return { assumes: own === undefined ? long : { and: [long, own] } };
}

function abridgeEnd(
  end: WizardFile['done'] | undefined,
  route: string,
  known: KnownAnswers,
): WizardFile['done'] {
  if (end === undefined || !('blocks' in end)) return { blocks: [], route };
  const carry = Object.entries(end.carry ?? {}).flatMap(([name, value]) => {
    const folded = foldAnswers(value, 'value', known);
    return folded === null ? [] : [[name, folded] as const];
  });
  return { ...end, route, carry: Object.fromEntries(carry) };
}

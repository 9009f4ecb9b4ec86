import {
  type CallsFile,
  type FieldRules,
  type FormFile,
  type FormSource,
  pointerTo,
  type Problem,
  type RulesDefinition,
  type SharedSource,
  type WizardFile,
} from '../../engine/index.ts';
import { expandCalls } from './expandCalls.ts';
import type { PartContributions, Expansion, LoadedPart, Repetition } from './Expansion.ts';
import { expandValues } from './expandValues.ts';
import { expandFields } from './expandFields.ts';
import type { OutcomeSets } from './expandOutcomes.ts';
import { expandWizard } from './expandWizard.ts';
import type { Origin, Origins } from './Origins.ts';
import { isSameJson } from './partFields.ts';

/** The reusable definitions: parts and outcome sets. */
export interface ReusableParts {
  readonly parts: ReadonlyMap<string, LoadedPart>;
  readonly outcomes: OutcomeSets;
}

/** The files of a form as written. */
export interface WrittenForm {
  readonly wizard: Partial<WizardFile>;
  readonly form: Partial<FormFile>;
  readonly rules: RulesDefinition;
  readonly calls: Partial<CallsFile>;
  readonly texts: Readonly<Record<string, string>>;
}

export interface ExpandedForm {
  readonly source: FormSource;
  /** The texts of the form and of its parts. */
  readonly texts: Readonly<Record<string, string>>;
  readonly origins: Origins;
  /** Overrides of the form that repeat a part. */
  readonly repetitions: readonly Repetition[];
  /** Calls of the form's parts that the form may place. */
  readonly partCalls: readonly string[];
  readonly problems: readonly Problem[];
}

/** Expands a form for the engine: with its parts, outcome sets and defaults. */
export function expandForm(
  id: string,
  written: WrittenForm,
  { parts, outcomes }: ReusableParts,
  shared: SharedSource,
): ExpandedForm {
  const problems: Problem[] = [];
  const origins = new Map<string, Origin>();
  const brought: PartContributions = {
    rules: {},
    start: {},
    texts: {},
    textParameters: new Set(),
    sent: new Map(),
    checks: [],
    reactions: [],
    calls: new Map(),
    repetitions: [],
  };
  const expansion: Expansion = {
    id,
    parts,
    texts: written.texts,
    note: ({ file, pointer }, from) => void origins.set(`${file}#${pointer}`, from),
    report: (problem) => void problems.push(problem),
    brought,
  };
  const steps = expandFields(written.form.properties ?? {}, expansion);
  const wizard = expandWizard(id, written.wizard, Object.keys(steps), expansion.note);
  const doneRoute = 'then' in wizard.done ? null : (wizard.done.route ?? null);
  const values = expandValues({ own: written.rules.values ?? {}, shared: shared.values }, expansion);
  const calls = { calls: expandCalls(written.calls, { ...expansion, outcomes, doneRoute }) };
  const rules = mergePartRules(
    Object.keys(values).length === 0 ? written.rules : { ...written.rules, values },
    Object.keys(steps),
    origins,
    expansion,
  );
  return {
    source: { wizard, steps, rules, calls, shared },
    texts: addTexts(origins, expansion),
    origins,
    repetitions: brought.repetitions,
    partCalls: [...brought.calls].flatMap(([name, { call }]) => (call.at === undefined ? [name] : [])),
    // The compiler reports a form without steps. Calls of its parts are missing because of that.
    problems:
      Object.keys(steps).length === 0
        ? problems.filter(({ code }) => code !== 'unknown-part-call')
        : problems,
  };
}

/** Joins the texts of the form and those of its parts after them. */
function addTexts(
  origins: Map<string, Origin>,
  { id, texts, brought }: Expansion,
): Readonly<Record<string, string>> {
  const file = `schemas/${id}/texts.de.json`;
  const own = Object.entries(texts).filter(([key]) => !brought.textParameters.has(key));
  for (const [key, text] of own) {
    const pointer = pointerTo(key);
    origins.delete(`${file}#${pointer}`);
    if (brought.texts[key] === text) brought.repetitions.push({ file, pointer, what: `„${key}“` });
  }
  return { ...brought.texts, ...Object.fromEntries(own) };
}

/** Joins rules of the form and those of its parts after them, key by key, in the order of the steps. */
function mergePartRules(
  rules: RulesDefinition,
  steps: readonly string[],
  origins: Map<string, Origin>,
  around: Expansion,
): RulesDefinition {
  const { id, brought, note } = around;
  const file = `rules/${id}.json`;
  const checks = { ...rules.checks };
  for (const { step, check, from } of brought.checks) {
    const before = checks[step] ?? [];
    note({ file, pointer: pointerTo('checks', step, before.length) }, from);
    checks[step] = [...before, check];
  }
  const reactions = [...(rules.reactions ?? [])];
  for (const { reaction, from } of brought.reactions) {
    note({ file, pointer: pointerTo('reactions', reactions.length) }, from);
    reactions.push(reaction);
  }
  return {
    ...rules,
    start: addStart(rules, origins, around),
    fields: addFields(rules, steps, origins, around),
    ...(brought.checks.length === 0 ? {} : { checks }),
    ...(brought.reactions.length === 0 ? {} : { reactions }),
  };
}

function addStart(
  { start = {} }: RulesDefinition,
  origins: Map<string, Origin>,
  { id, brought }: Expansion,
): NonNullable<RulesDefinition['start']> {
  const file = `rules/${id}.json`;
  for (const [path, value] of Object.entries(start)) {
    const pointer = pointerTo('start', path);
    origins.delete(`${file}#${pointer}`);
    if (isSameJson(brought.start[path], value))
      brought.repetitions.push({ file, pointer, what: `„${path}“` });
  }
  return { ...brought.start, ...start };
}

function addFields(
  rules: RulesDefinition,
  steps: readonly string[],
  origins: Map<string, Origin>,
  { id, brought }: Expansion,
): Readonly<Record<string, FieldRules>> {
  const file = `rules/${id}.json`;
  const fields: Record<string, FieldRules> = { ...brought.rules };
  for (const [path, own] of Object.entries(rules.fields ?? {})) {
    const ofPart = new Map<string, unknown>(Object.entries(fields[path] ?? {}));
    fields[path] = { ...fields[path], ...own };
    for (const [key, value] of Object.entries(own)) {
      const pointer = pointerTo('fields', path, key);
      origins.delete(`${file}#${pointer}`);
      if (isSameJson(ofPart.get(key), value))
        brought.repetitions.push({ file, pointer, what: `„${path}.${key}“` });
    }
  }
  const order = (path: string) => steps.indexOf(path.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(fields).toSorted(([left], [right]) => order(left) - order(right)));
}

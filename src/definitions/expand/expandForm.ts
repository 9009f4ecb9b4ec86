import type {
  CallsFile,
  FieldRules,
  FormFile,
  FormSource,
  Problem,
  RulesDefinition,
  SharedSource,
  StepSchema,
  WizardFile,
} from '../../engine/index.ts';
import { pointerTo } from '../pointer.ts';
import type { Brought, LoadedPart } from './Expansion.ts';
import { expandFields } from './expandFields.ts';
import { expandOutcomes, type OutcomeSets } from './expandOutcomes.ts';
import { expandPayload } from './expandPayload.ts';
import { expandWizard } from './expandWizard.ts';
import type { Origins } from './Origins.ts';

/** What forms are made of besides their own files. */
export interface Reusable {
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
  /** With the texts of parts. */
  readonly texts: Readonly<Record<string, string>>;
  readonly origins: Origins;
  readonly problems: readonly Problem[];
}

/** A form as the engine wants it: with its parts, outcome sets and defaults filled in. */
export function expandForm(
  id: string,
  written: WrittenForm,
  { parts, outcomes }: Reusable,
  shared: SharedSource,
): ExpandedForm {
  const problems: Problem[] = [];
  const origins = new Map<string, { file: string; pointer: string }>();
  const report = (problem: Problem) => void problems.push(problem);
  const note = (expanded: { file: string; pointer: string }, from: { file: string; pointer: string }) =>
    void origins.set(`${expanded.file}#${expanded.pointer}`, from);
  const brought: Brought = {
    rules: {},
    start: {},
    texts: {},
    textParameters: new Set(),
    sent: new Map(),
  };
  const steps = expandFields(written.form.properties ?? {}, {
    id,
    parts,
    texts: written.texts,
    note,
    report,
    brought,
  }) as Readonly<Record<string, StepSchema>>;
  const wizard = expandWizard(id, written.wizard, Object.keys(steps), note);
  const file = `schemas/${id}/calls.json`;
  const doneRoute = 'then' in wizard.done ? null : (wizard.done.route ?? null);
  const calls = (written.calls.calls ?? []).filter(isRecord).map((call, position) => {
    const at = { file, pointer: pointerTo('calls', position, 'outcomes') };
    const rows = expandOutcomes(call.outcomes, at, { sets: outcomes, doneRoute, report });
    rows.forEach(({ from }, row) => note({ file, pointer: at.pointer + pointerTo(row) }, from));
    if (call.send === undefined) return { ...call, outcomes: rows.map(({ row }) => row) };
    const sendAt = { file, pointer: pointerTo('calls', position, 'send') };
    const send = expandPayload(call.send, sendAt, { sent: brought.sent, note, report });
    return { ...call, send, outcomes: rows.map(({ row }) => row) };
  });
  const ownTexts = Object.entries(written.texts).filter(([key]) => !brought.textParameters.has(key));
  for (const [key] of ownTexts) origins.delete(`schemas/${id}/texts.de.json#${pointerTo(key)}`);
  return {
    source: {
      wizard,
      steps,
      rules: withBrought(written.rules, brought, steps, origins, id),
      calls: { calls },
      shared,
    },
    texts: { ...brought.texts, ...Object.fromEntries(ownTexts) },
    origins,
    problems,
  };
}

/** A file that is being typed may hold anything; the meta-schemas say so. */
function isRecord(value: unknown): boolean {
  return value !== null && typeof value === 'object';
}

/** Rules of the form before those of its parts, key by key, in the order of the steps. */
function withBrought(
  rules: RulesDefinition,
  { rules: ofParts, start }: Brought,
  steps: Readonly<Record<string, StepSchema>>,
  origins: Map<string, unknown>,
  id: string,
): RulesDefinition {
  const file = `rules/${id}.json`;
  const fields: Record<string, FieldRules> = { ...ofParts };
  for (const [path, own] of Object.entries(rules.fields ?? {})) {
    fields[path] = { ...fields[path], ...own };
    for (const key of Object.keys(own)) origins.delete(`${file}#${pointerTo('fields', path, key)}`);
  }
  const names = Object.keys(steps);
  const order = (path: string) => names.indexOf(path.split('.')[0] ?? '');
  return {
    ...rules,
    start: { ...start, ...rules.start },
    fields: Object.fromEntries(
      Object.entries(fields).toSorted(([left], [right]) => order(left) - order(right)),
    ),
  };
}

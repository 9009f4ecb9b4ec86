import type { FieldSchema } from '../definition/files/FormFile.ts';
import type { FormSource } from '../definition/FormSource.ts';
import type { Problem } from '../definition/Problem.ts';
import type { Path, Wizard, WizardNode } from '../definition/Wizard.ts';
import { collectResults, getResultShape, toStandardSchema } from '../definition/resultSchema.ts';
import { checkAmountBar } from './checkAmountBar.ts';
import { compileCalls } from './compileCalls.ts';
import { compileConditions } from './compileConditions.ts';
import { compileDone } from './compileDone.ts';
import { compileNodes } from './nodes/compileNodes.ts';
import { compileNotices } from './compileNotices.ts';
import { compilePromises } from './compilePromises.ts';
import { compileStart } from './compileStart.ts';
import { compileReactions, compileSteps } from './compileSteps.ts';
import { mapDependentNodes, listFieldsWithLaterOptions, mapDependentSteps } from './dependents.ts';
import { mapFileMembers, type FileMembers } from './mapFileMembers.ts';
import { flattenStep } from './nodes/flattenStep.ts';
import type { Environment, FlatNode } from './FlatNode.ts';
import { followDepths } from './followDepths.ts';
import { getLeafSchema, getLeafShape } from './nodes/getLeafShape.ts';
import { createReferences, type References } from './names/createReferences.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo, type Report } from './report.ts';
import { createReadsExpander } from './names/createReadsExpander.ts';
import { compileTables } from './compileTables.ts';
import { findTablesInUse } from './findTablesInUse.ts';
import { createFieldExpander } from './names/createFieldExpander.ts';
import { createValueExpander } from './names/createValueExpander.ts';
import { resolveRefs } from './resolveRefs.ts';

export type Compiled =
  | { readonly ok: true; readonly wizard: Wizard }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Compiles a form from its source. Returns all problems at once; a form with problems is never run.
 * @public
 * @example const compiled = compileWizard(source, environment); if (!compiled.ok) throw new Error(compiled.problems[0]?.message)
 */
export function compileWizard(source: FormSource, environment: Environment): Compiled {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const wizardFile = `schemas/${source.wizard.id}/wizard.json`;
  const { schemas, flat } = flattenSteps(source, report);
  const members = mapFileMembers(flat);
  const read = findTablesInUse(source);
  const write = createValueExpander(source, createFieldExpander(flat), report);
  const sources = createReadsExpander(members, read.tables, write);
  const conditions = compileConditions(source, write, sources, report);
  const refs = createReferences(source, flat, { conditions, sources, write, environment }, report);
  checkKeptDraft(source, members, report);
  refs.checkOwnConditions();
  const everywhere = { file: wizardFile, below: Infinity, row: null };
  const nodes = compileNodes(source, flat, refs, { environment, report });
  const steps = compileSteps(source, schemas, nodes, refs, report);
  const calls = compileCalls(source, refs, environment, report);
  checkAmountBar(source, { nodes, calls }, refs, report);
  const wizard: Wizard = {
    id: source.wizard.id,
    hash: hashJson([
      source.wizard,
      schemas,
      { ...source.rules, promises: undefined },
      source.calls,
      source.shared.conditions,
      source.shared.values,
      read.tables,
    ]),
    definition: source.wizard,
    steps,
    nodes,
    indexOf: indexPaths(nodes, members),
    followDepths: followDepths({ steps, nodes }),
    conditions: conditions.all,
    assumes:
      source.wizard.assumes === undefined
        ? null
        : refs.rule(source.wizard.assumes, { ...everywhere, pointer: '/assumes' }),
    tables: compileTables(source, read, refs),
    reactions: compileReactions(source, refs),
    calls,
    results: collectResults(source.calls.calls),
    formats: refs.formats,
    fileLinks: compileFileLinks(source, refs),
    ...compileNotices(source, nodes, refs, report),
    stuck: compileStuck(source, refs),
    promises: compilePromises(source, flat, refs, report),
    ...compileStart(source, flat, refs),
    done: compileDone(source, refs, report),
    facts: refs.factsRead(),
    dependents: mapDependentNodes(nodes),
    optionsReadBelow: listFieldsWithLaterOptions(nodes),
    stepDependents: mapDependentSteps(steps),
    derivations: environment.derivations,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, wizard };
}

function compileStuck(source: FormSource, refs: References): Wizard['stuck'] {
  return (source.rules.stuck ?? []).map((stuck, position) => ({
    when: refs.rule(stuck.when, {
      file: `rules/${source.wizard.id}.json`,
      pointer: pointerTo('stuck', position, 'when'),
      below: Infinity,
      row: null,
    }),
    text: stuck.text,
  }));
}

function compileFileLinks({ wizard }: FormSource, refs: References): Wizard['fileLinks'] {
  return new Map(
    Object.entries(wizard.links ?? {}).flatMap(([name, link]) => {
      if ('to' in link) return [];
      const pointer = pointerTo('links', name, 'file');
      const at = { file: `schemas/${wizard.id}/wizard.json`, pointer, below: Infinity, row: null };
      return [[name, refs.scalar(link.file, at)] as const];
    }),
  );
}

function indexPaths(nodes: readonly WizardNode[], members: FileMembers): ReadonlyMap<Path, number> {
  const own = new Map(nodes.map((node) => [node.path, node.index]));
  return new Map([...own, ...[...members].map(([member, path]) => [member, own.get(path) ?? -1] as const)]);
}

/**
 * Collects the schemas of a form's fields and results by shape, for building validators. Problems are ignored here; `compileWizard` reports
 * them.
 * @public
 */
export function collectLeafSchemas(source: FormSource): Readonly<Record<string, object>> {
  const { flat } = flattenSteps(source, () => undefined);
  const leaves = flat.flatMap((node) => [node, ...node.parts]).filter((node) => node.kind === 'field');
  return Object.fromEntries([
    ...leaves.map((node) => [getLeafShape(node.schema), getLeafSchema(node.schema)] as const),
    ...[...collectResults(source.calls.calls).values()].map(
      (schema) => [getResultShape(schema), toStandardSchema(schema)] as const,
    ),
  ]);
}

function flattenSteps(source: FormSource, report: (problem: Problem) => void) {
  const schemas: Record<string, FieldSchema> = {};
  const flat: FlatNode[] = [];
  const file = `schemas/${source.wizard.id}/form.json`;
  for (const [id, schema] of Object.entries(source.steps)) {
    const resolved = resolveRefs(
      schema,
      source.shared.schemas,
      { file, pointer: pointerTo('properties', id) },
      report,
    );
    schemas[id] = resolved;
    flat.push(...flattenStep(id, { type: 'object', properties: resolved.properties ?? {} }, file, report));
  }
  return { schemas, flat };
}

/**
 * Reports a form whose draft cannot be kept with the account: the form is about no contract of the account, or takes files, which are
 * deleted before the draft.
 */
export function checkKeptDraft({ wizard }: FormSource, files: FileMembers, report: Report): void {
  if (wizard.draft === undefined) return;
  const at = { file: `schemas/${wizard.id}/wizard.json`, pointer: '/draft' };
  const { mount } = wizard;
  if (mount === undefined || !('contract' in mount) || mount.contract === undefined)
    report({ ...at, ...mistake('kept-draft.contract') });
  const [file] = files.values();
  if (file !== undefined) report({ ...at, ...mistake('kept-draft.file', { path: file }) });
}

/** Calculates a short hash of JSON data (cyrb53). The hash distinguishes versions of a definition and protects against no attack. */
function hashJson(data: unknown): string {
  const text = JSON.stringify(data);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

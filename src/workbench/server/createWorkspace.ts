import { readForms, type Repository } from '../../definitions/disk.ts';
import { describeForm, findTableReads, type FlowCase, flowCases } from '../../analysis/index.ts';
import { compileFormById } from '../../cli/compileFormById.ts';
import { listFormIds } from '../../cli/forms/selectForms.ts';
import { readFlows } from '../../cli/readFlows.ts';
import type { FormSource, Wizard } from '../../engine/index.ts';
import type { FormAnswer, FormSummary } from '../model/WorkbenchApi.ts';
import { listKeysAt } from '../model/questions/editJson.ts';
import { readAllWritten } from '../model/questions/QuestionTexts.ts';
import { listTexts } from './edits/locateText.ts';
import { findExampleReplies } from './findExampleReplies.ts';
import { listKnownCalls } from './listKnownCalls.ts';
import { summarizeFlow } from './summarizeFlow.ts';

/** The definitions on disk as they are now, and of each form the last state without mistakes. */
export interface Workspace {
  readonly repository: () => Repository;
  /** Counts the changes of files. */
  readonly version: () => number;
  /** Reads the files again. Called after a change of a file. */
  readonly refresh: (files: readonly string[]) => number;
  readonly listIds: () => readonly string[];
  readonly listForms: () => readonly FormSummary[];
  /** Null when there is no such form, or when it had mistakes from the start. */
  readonly openForm: (id: string) => FormAnswer | null;
  readonly listFlows: (id: string) => readonly FlowCase[];
}

interface CompiledEdition {
  /** Null for a form with mistakes. */
  readonly wizard: Wizard | null;
  readonly edition: number;
}

/** Reads the definitions below a folder. */
export function createWorkspace(root: string): Workspace {
  let repository = readForms(root);
  let version = 1;
  const forms = new Map<string, FormAnswer>();
  const flows = new Map<string, readonly FlowCase[]>();
  const compiled = new WeakMap<FormSource, CompiledEdition>();
  let editions = 0;

  /** Compiles a form unless it is the one that was compiled before: an edit of texts changes no source. */
  function compile(id: string): CompiledEdition | null {
    const source = repository.forms.find((form) => form.id === id)?.source;
    if (source === undefined) return null;
    const known = compiled.get(source);
    if (known) return known;
    editions += 1;
    const edition = { wizard: compileFormById(repository, id), edition: editions };
    compiled.set(source, edition);
    return edition;
  }

  function listFlows(id: string): readonly FlowCase[] {
    const steps = compile(id)?.wizard?.steps.map((step) => step.id) ?? [];
    const key = [id, ...steps].join(' ');
    const known = flows.get(key);
    if (known) return known;
    const found = readFlows(root, repository, id)
      .files.filter(({ flow }) => flow.form === id)
      .flatMap((file) => flowCases(file, steps));
    flows.set(key, found);
    return found;
  }

  function openForm(id: string): FormAnswer | null {
    const last = forms.get(id) ?? null;
    if (last?.version === version) return last;
    const { wizard = null, edition = 0 } = compile(id) ?? {};
    const answer = wizard
      ? buildFormAnswer(repository, wizard, listFlows(id), { version, edition })
      : last && { ...last, version, broken: findBrokenPlace(repository, id) };
    if (answer) forms.set(id, answer);
    return answer;
  }

  return {
    repository: () => repository,
    version: () => version,
    refresh(files) {
      repository = readForms(root, repository);
      // Reading flow tests takes longer than everything else.
      if (files.some((file) => file.startsWith('test/flows/'))) flows.clear();
      version += 1;
      return version;
    },
    listIds: () => listFormIds(repository),
    listForms: () =>
      listFormIds(repository).map((id) => summarizeForm(repository, id, compile(id)?.wizard ?? null)),
    openForm,
    listFlows,
  };
}

function buildFormAnswer(
  repository: Repository,
  wizard: Wizard,
  cases: readonly FlowCase[],
  counts: Pick<FormAnswer, 'version' | 'edition'>,
): FormAnswer | null {
  const form = repository.forms.find(({ id }) => id === wizard.id);
  if (!form) return null;
  const { facts } = repository.shared.facts;
  const texts = pickTexts(repository, wizard.id);
  return {
    ...counts,
    form: describeForm(repository, wizard),
    source: form.source,
    texts: repository.texts.get(wizard.id)?.texts ?? {},
    words: listTexts(repository, wizard.id),
    written: readAllWritten(texts, wizard.id),
    ownValues: listKeysAt(texts.get(`rules/${wizard.id}.json`) ?? '{}', ['values']),
    facts: wizard.facts,
    flows: cases.map(summarizeFlow),
    switches: wizard.facts.flatMap((fact) => {
      const declared = facts[fact];
      const isSwitch = fact.startsWith('session.') && declared?.type === 'boolean';
      return isSwitch ? [{ fact, says: declared.says }] : [];
    }),
    replies: findExampleReplies(wizard, cases),
    tables: [...findTableReads(form.source).keys()],
    calls: listKnownCalls(repository, wizard, cases),
    broken: null,
  };
}

/** Returns the texts of the files that say what the form asks, and when. */
function pickTexts({ files }: Repository, id: string): ReadonlyMap<string, string> {
  return new Map(
    [`schemas/${id}/form.json`, `rules/${id}.json`].map((file) => [file, files.get(file)?.text ?? '{}']),
  );
}

function summarizeForm(repository: Repository, id: string, wizard: Wizard | null): FormSummary {
  const texts = repository.texts.get(id)?.texts ?? {};
  const first = wizard?.steps[0];
  const nodes = wizard?.nodes.flatMap((node) => (node.kind === 'list' ? node.parts : [node])) ?? [];
  return {
    id,
    title: texts['title'] ?? texts[`${first?.id}.title`] ?? texts['done.title'] ?? id,
    address: first?.route ?? '',
    steps: wizard?.steps.length ?? 0,
    questions: nodes.filter(({ kind }) => kind === 'field').length,
  };
}

/** Names the first file that cannot be read; the form itself where only lint can say what is wrong. */
function findBrokenPlace({ problems }: Repository, id: string): string {
  const problem = problems.find(({ file }) => file.includes(`/${id}`)) ?? problems[0];
  return problem?.file ?? `schemas/${id}`;
}

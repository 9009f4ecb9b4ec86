import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  createLinter,
  type Finding,
  type LintTools,
  listWords,
  parseFlow,
  type ParsedFlow,
} from '../../../analysis/index.ts';
import { addFlowTests } from '../../../cli/addFlowTests.ts';
import { collectLintTools } from '../../../cli/collectLintTools.ts';
import { getFileJudges } from '../../../cli/getFileJudges.ts';
import { collectFlowTests } from '../../../cli/readFlows.ts';
import { findMisspelled } from '../../../cli/spelling/findMisspelled.ts';
import { readRepository, type Repository } from '../../../definitions/disk.ts';
import type { QuestionTexts } from '../../model/questions/QuestionTexts.ts';

/** Creates the function that lists the findings of lint which changed texts bring; those that were there before are not the edit's. */
export function createMistakeFinder(root: string) {
  const lint = createLinter();
  const flows = createFlowReader();
  let tools: LintTools | null = null;
  let known: KnownFindings | null = null;

  async function judge(repository: Repository, texts: QuestionTexts): Promise<readonly Finding[]> {
    // The program and the accounts stay the same while the workbench runs.
    tools ??= addFlowTests(collectLintTools(repository, root), repository, root, noForm);
    const misspelled = await findMisspelled(listWords(repository));
    return lint(repository, { ...tools, misspelled, flows: flows(repository, texts) });
  }

  return async (
    repository: Repository,
    before: QuestionTexts,
    changed: QuestionTexts,
  ): Promise<readonly Finding[]> => {
    const after = new Map([...before, ...changed]);
    const found = await judge(readRepository(pickDefinitions(after), repository), after);
    if (found.length === 0) {
      known = { texts: after, names: new Set() };
      return found;
    }
    if (known === null || !areSame(known.texts, before))
      known = { texts: before, names: new Set((await judge(repository, before)).map(nameFinding)) };
    const { names } = known;
    return found.filter((finding) => !names.has(nameFinding(finding)));
  };
}

/** The findings of the texts that were judged last, so that the state before an edit is judged once for many refused edits. */
interface KnownFindings {
  readonly texts: QuestionTexts;
  readonly names: ReadonlySet<string>;
}

function areSame(left: QuestionTexts, right: QuestionTexts): boolean {
  return left.size === right.size && [...left].every(([file, text]) => right.get(file) === text);
}

/** A name that no file holds: the accounts alone are wanted. */
const noForm = '\n';

function pickDefinitions(texts: QuestionTexts): QuestionTexts {
  return new Map([...texts].filter(([file]) => !isFlow(file)));
}

function isFlow(file: string): boolean {
  return file.endsWith('.flow.yaml');
}

function nameFinding({ code, file, message }: Finding): string {
  return [code, file, message].join('\n');
}

/** Creates the function that parses flow tests; parsing takes long, so that unchanged texts are parsed once. */
function createFlowReader() {
  const known = new Map<string, { readonly text: string; readonly parsed: ParsedFlow }>();
  let last: {
    readonly read: ReturnType<typeof collectFlowTests>;
    readonly parsed: readonly ParsedFlow[];
  } | null = null;
  return (repository: Repository, texts: QuestionTexts) => {
    const judge = getFileJudges(repository).get('flow') ?? (() => []);
    const parsed = [...texts]
      .filter(([file]) => isFlow(file))
      .map(([file, text]) => {
        const one = known.get(file);
        if (one?.text === text) return one.parsed;
        const fresh = { text, parsed: parseFlow(file, text, judge) };
        known.set(file, fresh);
        return fresh.parsed;
      });
    const isSame =
      last?.parsed.length === parsed.length && parsed.every((one, at) => one === last?.parsed[at]);
    // The linter checks flow tests again when they are other objects.
    if (!isSame || last === null) last = { read: collectFlowTests(parsed), parsed };
    return last.read;
  };
}

/** Reads the texts of all flow tests. */
export function readFlowTexts(root: string): QuestionTexts {
  const folder = join(root, 'test/flows');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isFlow(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

import type { Flow, FlowCase, TypedText } from '../../analysis/index.ts';
import type { Facts } from '../../engine/index.ts';
import type {
  EditAnswer,
  EditQuestion,
  MendQuestion,
  MendsAnswer,
  QuestionAnswer,
  SavedFlowAnswer,
} from '../model/edits/EditApi.ts';
import type { GuidedEdit } from '../model/edits/GuidedEdit.ts';
import type {
  FileEdit,
  FileEditAnswer,
  FilesAnswer,
  ProblemsAnswer,
  SchemasAnswer,
  TypedFile,
} from '../model/files/FilesApi.ts';
import type {
  ReviewAnswer,
  ReviewQuestion,
  SavedVersionAnswer,
  VersionToSave,
  VersionsAnswer,
} from '../model/review/ReviewApi.ts';
import type { SearchAnswer } from '../model/search.ts';
import type {
  AnalysisKind,
  FactsAnswer,
  FactsQuestion,
  FormAnswer,
  PlacesAnswer,
  PlacesQuestion,
  StartAnswer,
} from '../model/WorkbenchApi.ts';

/** The requests of the page. Each rejects with the server's sentence. */
export const askForStart = () => ask<StartAnswer>('/api/start');
export const askForForm = (id: string) => ask<FormAnswer>(`/api/forms/${encodeURIComponent(id)}`);
export const askForHits = (words: string) =>
  ask<SearchAnswer>(`/api/search?words=${encodeURIComponent(words)}`);
export const askForFlow = (form: string, index: number) =>
  ask<FlowCase>(`/api/forms/${encodeURIComponent(form)}/flows/${index}`);
export const askForPlaces = (question: PlacesQuestion) => ask<PlacesAnswer>('/api/places', question);

export const askToEdit = (question: EditQuestion) => ask<EditAnswer>('/api/edits', question);
export const askToEditQuestion = (edit: GuidedEdit) => ask<QuestionAnswer>('/api/questions', edit);
/** Writes a flow test below `test/flows`. */
export const askToSaveFlow = (flow: Flow) => ask<SavedFlowAnswer>('/api/flows', { flow });
/** Answers red flow tests and takes over what is otherwise now, or says what that would change. */
export const askToMend = (question: MendQuestion) => ask<MendsAnswer>('/api/flows/mends', question);
export const askToUndo = (what: 'undo' | 'redo') => ask<EditAnswer>(`/api/edits/${what}`, {});

export const askForReview = (question: ReviewQuestion) => ask<ReviewAnswer>('/api/reviews', question);
export const askForVersions = () => ask<VersionsAnswer>('/api/versions');
export const askToSaveVersion = (version: VersionToSave) =>
  ask<SavedVersionAnswer>('/api/versions/save', version);
export const askToBringBack = (form: { readonly version: string; readonly form: string }) =>
  ask<EditAnswer>('/api/versions/back', form);

export const askForFiles = (form: string) => ask<FilesAnswer>(`/api/forms/${encodeURIComponent(form)}/files`);
export const askToWriteFile = (edit: FileEdit) => ask<FileEditAnswer>('/api/files', edit);
/** Asks what is wrong with a typed file by itself, which is answered at once. */
export const askForShape = (typed: TypedFile) => ask<ProblemsAnswer>('/api/files/shape', typed);
/** Asks what a typed file makes wrong anywhere, which takes a second or two. */
export const askForFileFindings = (typed: TypedFile) => ask<ProblemsAnswer>('/api/files/findings', typed);
export const askForSchemas = () => ask<SchemasAnswer>('/api/files/schemas');

/** Asks what is wrong with a text that is typed. */
export async function askForFindings(typed: TypedText): Promise<readonly string[]> {
  return (await ask<{ readonly findings: readonly string[] }>('/api/words', typed)).findings;
}

/** Asks for a light; its answer comes as an event. */
export async function askForAnalysis(form: string, kind: AnalysisKind): Promise<void> {
  await send(`/api/forms/${encodeURIComponent(form)}/analyses/${kind}`, { method: 'POST' });
}

export async function askForFacts(question: FactsQuestion): Promise<Facts> {
  const answer = await ask<FactsAnswer>('/api/facts', question);
  if ('facts' in answer) return answer.facts;
  throw new Error(answer.problem);
}

async function ask<Reply>(address: string, question?: unknown): Promise<Reply> {
  const response = await send(
    address,
    question === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(question), headers: { 'Content-Type': 'application/json' } },
  );
  return (await response.json()) as Reply;
}

async function send(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(await response.text());
  return response;
}

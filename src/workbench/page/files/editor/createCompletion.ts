import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { ClientCapabilities, getLanguageService, TextDocument } from 'vscode-json-languageservice';
import type { CompletionItem, LanguageService, MarkupContent } from 'vscode-json-languageservice';
import { askForSchemas } from '../../askServer.ts';

/** Files have no address in the browser; the engine wants one. */
const base = 'file:///';

/** Creates the completion of a file: keys, codes, paths and conditions by its meta-schema, in flow tests the names of the form. */
export function createCompletion(file: string, paths: () => readonly string[]) {
  return file.endsWith('.json') ? createJsonCompletion(file, paths) : createNameCompletion(paths);
}

function createNameCompletion(paths: () => readonly string[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[\w.]+/);
    if (word === null && !context.explicit) return null;
    return {
      from: word?.from ?? context.pos,
      options: paths().map((label) => ({ label })),
      validFor: /^[\w.]*$/,
    };
  };
}

function createJsonCompletion(file: string, paths: () => readonly string[]) {
  let engine: Promise<LanguageService | null> | null = null;
  // A server that does not answer is asked again at the next completion.
  const load = () =>
    (engine ??= createEngine(file).catch(() => {
      engine = null;
      return null;
    }));
  void load();
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/"?[\w.:-]*/);
    if (!context.explicit && (word === null || word.from === word.to)) return null;
    const document = TextDocument.create(base + file, 'json', 1, context.state.doc.toString());
    const service = await load();
    const position = document.positionAt(context.pos);
    const list = await service?.doComplete(document, position, service.parseJSONDocument(document));
    const [first] = list?.items ?? [];
    if (context.aborted || !list || !first) return null;
    const range = first.textEdit && 'range' in first.textEdit ? first.textEdit.range : null;
    const from = range === null ? context.pos : document.offsetAt(range.start);
    const typed = context.state.sliceDoc(from, context.pos);
    return {
      from,
      to: range === null ? context.pos : document.offsetAt(range.end),
      filter: false,
      options: sortOwnFirst(list.items, new Set(paths()))
        .filter(({ filterText, label }) => isMeant(filterText ?? label, typed))
        .map(toCompletion),
    };
  };
}

/** The names of all forms are offered; those of this form come first. */
function sortOwnFirst(items: readonly CompletionItem[], own: ReadonlySet<string>): readonly CompletionItem[] {
  const isOther = ({ label }: CompletionItem) => Number(!own.has(label.replaceAll('"', '')));
  return items.toSorted((left, right) => isOther(left) - isOther(right));
}

function toCompletion({ label, textEdit, insertText, documentation }: CompletionItem): Completion {
  const says = sayDocumentation(documentation);
  const apply = dropPlaceholders(textEdit?.newText ?? insertText ?? label);
  return { label, apply, ...(says === '' ? {} : { detail: says }) };
}

/** Loads the meta-schemas and the names once for the file that is edited. */
async function createEngine(file: string): Promise<LanguageService | null> {
  const { schemas } = await askForSchemas();
  const service = getLanguageService({
    schemaRequestService: (uri) => {
      const name = /([^/]+)\.schema\.json$/.exec(uri)?.[1] ?? '';
      return Promise.resolve(JSON.stringify(schemas[name] ?? {}));
    },
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    clientCapabilities: ClientCapabilities.LATEST,
  });
  const name = file.startsWith('brands/') ? 'brand-texts' : file.endsWith('.de.json') ? 'texts' : null;
  const schema = `${base}schemas/_meta/${name}.schema.json`;
  service.configure({
    validate: false,
    allowComments: false,
    // The other files name their meta-schema.
    schemas: name === null ? [] : [{ uri: schema, fileMatch: [base + file] }],
  });
  return service;
}

function isMeant(offered: string, typed: string): boolean {
  const bare = (text: string) => text.replaceAll('"', '').toLowerCase();
  return bare(offered).includes(bare(typed));
}

/** The engine marks where typing goes on; the editor puts the cursor behind what is inserted. */
function dropPlaceholders(text: string): string {
  return text.replaceAll(/\$\{\d+:?([^}]*)\}|\$\d+/g, '$1');
}

function sayDocumentation(documentation: string | MarkupContent | undefined): string {
  return typeof documentation === 'string' ? documentation : (documentation?.value ?? '');
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse as parseJsonc } from 'jsonc-parser';
import { ClientCapabilities, getLanguageService, TextDocument } from 'vscode-json-languageservice';

interface Association {
  readonly fileMatch: readonly string[];
  readonly url: string;
}

/** An editor with the JSON engine of VS Code in the folder `root`, with its committed settings. */
export interface JsonEditor {
  /** Names of the meta-schemas of the file. */
  schemas(file: string, text: string): readonly string[];
  /** All underlined mistakes in the text, as `line:column message`. */
  underlines(file: string, text: string): Promise<readonly string[]>;
  /** The completions at `|` in the text. */
  offers(file: string, textWithCursor: string): Promise<readonly Offer[]>;
  /** The text of the pop-up at `|`. */
  hover(file: string, textWithCursor: string): Promise<string>;
}

interface Offer {
  /** The inserted text: `"details.location"`, with its quotes; of a key the key alone. */
  readonly label: string;
  readonly documentation: string;
}

export function openJsonEditor(root: string): JsonEditor {
  const folder = `${pathToFileURL(resolve(root)).href}/`;
  const engine = getLanguageService({
    schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    clientCapabilities: ClientCapabilities.LATEST,
  });
  const settings = parseJsonc(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': readonly Association[];
  };
  engine.configure({
    validate: true,
    allowComments: false,
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      uri: new URL(url, folder).href,
      fileMatch: [...fileMatch],
      folderUri: folder,
    })),
  });
  const open = (file: string, text: string) => {
    const document = TextDocument.create(new URL(file, folder).href, 'json', 1, text);
    return { document, json: engine.parseJSONDocument(document) };
  };
  const atCursor = (file: string, textWithCursor: string) => {
    const offset = textWithCursor.indexOf('|');
    const opened = open(file, textWithCursor.slice(0, offset) + textWithCursor.slice(offset + 1));
    return { ...opened, position: opened.document.positionAt(offset) };
  };
  return {
    schemas: (file, text) => {
      const { document, json } = open(file, text);
      return engine
        .getLanguageStatus(document, json)
        .schemas.map((uri) => uri.slice(uri.lastIndexOf('/') + 1));
    },
    underlines: async (file, text) => {
      const { document, json } = open(file, text);
      const found = await engine.doValidation(document, json);
      return found.map(
        ({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${wordsOf(message)}`,
      );
    },
    offers: async (file, textWithCursor) => {
      const { document, json, position } = atCursor(file, textWithCursor);
      const list = await engine.doComplete(document, position, json);
      return (list?.items ?? []).map(({ label, documentation }) => ({
        label,
        documentation: wordsOf(documentation ?? ''),
      }));
    },
    hover: async (file, textWithCursor) => {
      const { document, json, position } = atCursor(file, textWithCursor);
      const shown = await engine.doHover(document, position, json);
      return [shown?.contents ?? []].flat().map(String).join('\n');
    },
  };
}

function wordsOf(text: string | { readonly value: string }): string {
  return typeof text === 'string' ? text : text.value;
}

import settings from '../../../.oxfmtrc.json' with { type: 'json' };

/**
 * Lays a text out as `npm run fix` does. The kind of `file` (a path or a name) decides how; an unreadable text throws an Error with its place.
 * The formatter is a development dependency, so it is loaded when needed.
 */
export async function formatFile(file: string, text: string): Promise<string> {
  const { format } = await import('oxfmt');
  const { printWidth, singleQuote } = settings;
  const { code, errors } = await format(file, text, {
    printWidth,
    singleQuote,
    trailingComma: 'all',
    embeddedLanguageFormatting: 'off',
  });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
}

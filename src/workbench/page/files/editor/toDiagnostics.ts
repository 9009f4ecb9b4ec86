import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { FileProblem } from '../../../model/files/FilesApi.ts';

/** Underlines the word or the text that begins at the place of each problem. */
export function toDiagnostics(doc: Text, problems: readonly FileProblem[]): readonly Diagnostic[] {
  return problems.map(({ line, column, message, hint }) => {
    const written = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const from = Math.min(written.from + column - 1, written.to);
    const rest = written.text.slice(from - written.from);
    const [word = ''] = /^(?:"(?:[^"\\]|\\.)*"?|[^\s,{}[\]:"]+|.)/.exec(rest) ?? [];
    const said = [message, hint ?? ''].filter(Boolean).join(' ');
    return { from, to: from + word.length, severity: 'error', message: said };
  });
}

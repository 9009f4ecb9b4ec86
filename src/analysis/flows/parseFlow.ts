import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Judge } from '../../definitions/index.ts';
import type { Flow, FlowFile } from './Flow.ts';

/** A mistake in a flow file itself. */
export interface FlowMistake {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** YAML 1.2, judged by the meta-schema of flows. Never throws. */
export function parseFlow(
  file: string,
  text: string,
  judge: Judge,
):
  | { readonly ok: true; readonly flow: FlowFile }
  | { readonly ok: false; readonly mistakes: readonly FlowMistake[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
  });
  const line = (offset: number) => Math.max(1, lines.linePos(offset).line);
  if (document.errors.length > 0) {
    const mistakes = document.errors.map((error) => ({
      file,
      line: line(error.pos[0]),
      message: error.message,
    }));
    return { ok: false, mistakes };
  }

  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return line(node.range[0]);
    }
    return 1;
  };
  const value: unknown = document.toJS();
  const mistakes = judge(value).map(({ pointer, message, property }) => ({
    file,
    line: lineOf(pathOf(pointer)),
    message: property === null ? `${pointer || 'the flow'} ${message}` : `"${property}": ${message}`,
  }));
  if (mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, flow: { file, flow: value as Flow, lineOf } };
}

function pathOf(pointer: string): readonly (string | number)[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

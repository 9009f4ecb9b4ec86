import { type OutcomeEffects, isSuccessStatus } from '../../../engine/index.ts';

interface Said {
  /** How the message is drawn; null for words of a dialog or of a question. */
  readonly tone: 'success' | 'warning' | 'error' | null;
  /** The keys of its text; the first that has one is drawn. */
  readonly keys: readonly string[];
}

/** Lists the words that an answer brings: a message, a dialog, errors at questions. */
export function listSaid({ banner, level, dialog, mark }: OutcomeEffects, status: string): readonly Said[] {
  const isSuccess = status === '2xx' || isSuccessStatus(Number(status));
  const usual: Said['tone'] = isSuccess ? 'success' : 'error';
  const tone: Said['tone'] =
    level === undefined ? usual : level === 'success' ? level : level === 'warn' ? 'warning' : 'error';
  return [
    ...(banner === undefined ? [] : [{ tone, keys: [banner] }]),
    ...(dialog === undefined
      ? []
      : (['title', 'text'] as const).map((part) => ({ tone: null, keys: [`dialog.${dialog.id}.${part}`] }))),
    ...Object.entries(mark ?? {}).map(([path, code]) => ({
      tone: null,
      keys: [`${path}.error.${code}`, `error.${code}`],
    })),
  ];
}

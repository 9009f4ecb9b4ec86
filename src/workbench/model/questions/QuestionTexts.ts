import { parseTree } from 'jsonc-parser';
import { listSchemaKeys } from '../../../analysis/index.ts';
import { asRecord } from '../../../plain/isRecord.ts';
import { listWrittenPaths, readMember } from './editJson.ts';

/** All definitions by path. */
export type QuestionTexts = ReadonlyMap<string, string>;

/** A question or step as the form's own files have it. */
export interface WrittenQuestion {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly rules: Readonly<Record<string, unknown>>;
}

/** Reads a question or step in the form's own files; null where a part or a shared shape brings it, which several forms use. */
export function readWritten(texts: QuestionTexts, form: string, path: string): WrittenQuestion | null {
  const file = texts.get(`schemas/${form}/form.json`) ?? '{}';
  const schema = readMember(file, listKeysOf(file, path));
  if (typeof schema !== 'object' || schema === null) return null;
  const place = [path.includes('.') ? 'fields' : 'steps', path];
  return {
    schema: asRecord(schema),
    rules: asRecord(readMember(texts.get(`rules/${form}.json`) ?? '{}', place)),
  };
}

/** Reads all questions and steps that the form itself writes, by path. */
export function readAllWritten(
  texts: QuestionTexts,
  form: string,
): Readonly<Record<string, WrittenQuestion>> {
  const paths = listWrittenPaths(texts.get(`schemas/${form}/form.json`) ?? '{}');
  return Object.fromEntries(
    paths.flatMap((path) => {
      const written = readWritten(texts, form, path);
      return written ? [[path, written]] : [];
    }),
  );
}

/** Returns the keys from the root of `form.json` to a question. */
export function listKeysOf(text: string, path: string): readonly string[] {
  return listSchemaKeys(parseTree(text), path);
}

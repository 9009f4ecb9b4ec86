import { isFileOfForm } from '../../../analysis/index.ts';
import { listFilesBelow, readTexts } from '../../../definitions/disk.ts';
import type { FormFile } from '../../model/files/FilesApi.ts';

/** Order of the files of a form: questions, rules, texts, calls. */
const order = [/form\.json$/, /^rules\//, /texts\.de\.json$/, /calls\.json$/, /wizard\.json$/];

/** Reads files as they are now, and leaves out those that are gone. */
export function readFiles(root: string, files: readonly string[]): readonly FormFile[] {
  return Array.from(readTexts(root, files), ([file, text]) => ({ file, text }));
}

/** Lists the files of a form: its own, its flow tests, and the texts of brands. `known`: all definitions. */
export function listFiles(root: string, known: Iterable<string>, form: string): readonly string[] {
  const all = [...known];
  const own = all.filter((file) => isFileOfForm(file, form)).toSorted(compareFiles);
  const overlays = all.filter((file) => /^brands\/[^/]+\/texts\.de\.json$/.test(file)).toSorted();
  return [...own, ...listFlowFiles(root, form), ...overlays];
}

function listFlowFiles(root: string, form: string): readonly string[] {
  return listFilesBelow(root, `test/flows/${form}`).filter((file) => file.endsWith('.flow.yaml'));
}

function compareFiles(left: string, right: string): number {
  const place = (file: string) => (order.findIndex((one) => one.test(file)) + order.length) % order.length;
  return place(left) - place(right) || left.localeCompare(right);
}

import type { Repository } from '../../definitions/index.ts';
import type { DiffedForm } from './FormRevision.ts';
import { formatByBrands } from './formatByBrands.ts';
import { sortKeys } from './listFrameChanges.ts';
import { heading, item, createSentenceLine, type Line } from './Line.ts';
import { listTableChanges } from './listTableChanges.ts';
import { listTextChanges, type TextChange } from './listTextChanges.ts';
import { say } from '../messages/messages.ts';

/** Reports the changes between two states of all definitions: behaviour, drafts and texts per form, then shared texts, tables and files. */
export function writeDiffReport(
  old: Repository,
  now: Repository,
  forms: readonly DiffedForm[],
  budget: number,
): readonly Line[] {
  const shared = listTextChanges(old, now, null);
  const files = listFileChanges(old, now);
  return [
    ...[...new Set(forms.map(({ id }) => id))].flatMap((id) => [
      heading(1, say('diff.form', { form: id })),
      ...formatByBrands(
        forms.filter((form) => form.id === id),
        budget,
      ),
      heading(2, say('diff.texts')),
      ...formatTexts(listTextChanges(old, now, id)),
    ]),
    ...(shared.length > 0 ? [heading(1, say('diff.shared-texts')), ...formatTexts(shared)] : []),
    ...formatTables(old, now),
    heading(1, say('diff.files')),
    ...(files.length === 0 ? [createSentenceLine(say('diff.none'))] : files.map((file) => item(0, file))),
  ];
}

/** Lists added, removed and changed rows, and the forms that read them. */
function formatTables(old: Repository, now: Repository): readonly Line[] {
  const changes = listTableChanges(old, now, 'named');
  if (changes.length === 0) return [];
  return [
    heading(1, say('diff.tables')),
    ...changes.flatMap(({ table, forms, sentences }) => [
      item(0, say('diff.table', { table, forms: forms.join(', ') || say('diff.table.nobody') })),
      ...sentences.map((sentence) => item(1, sentence)),
    ]),
  ];
}

function formatTexts(changes: readonly { readonly file: string; readonly changes: readonly TextChange[] }[]) {
  if (changes.length === 0) return [createSentenceLine(say('diff.unchanged'))];
  return changes.flatMap(({ file, changes: texts }) => [
    item(0, `\`${file}\``),
    ...texts.flatMap(({ key, old, new: now }) => [
      item(
        1,
        old === null
          ? say('diff.file.new', { path: key })
          : now === null
            ? say('diff.file.gone', { path: key })
            : `\`${key}\``,
      ),
      ...(old === null ? [] : [item(2, say('diff.before', { text: joinInOneLine(old) }))]),
      ...(now === null ? [] : [item(2, say('diff.now', { text: joinInOneLine(now) }))]),
    ]),
  ]);
}

function joinInOneLine(text: string): string {
  return `„${text.replaceAll(/\s*\n\s*/g, ' ¶ ')}“`;
}

/** Returns one phrase per file that differs; a file that differs in its layout only is marked as such. */
function listFileChanges(old: Repository, now: Repository): readonly string[] {
  const paths = [...new Set([...old.files.keys(), ...now.files.keys()])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [old.files.get(path), now.files.get(path)];
    if (!before) return [say('diff.file.new', { path })];
    if (!after) return [say('diff.file.gone', { path })];
    if (before.text === after.text) return [];
    const same = JSON.stringify(sortKeys(before.value)) === JSON.stringify(sortKeys(after.value));
    return [same && after.problems.length === 0 ? say('diff.file.layout', { path }) : `\`${path}\``];
  });
}

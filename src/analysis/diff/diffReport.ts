import type { Repository } from '../../definitions/index.ts';
import { diffForm } from './diffForm.ts';
import { fileChanges } from './fileChanges.ts';
import type { FormAt } from './FormAt.ts';
import { heading, item, sentenceLine, type Line } from './Line.ts';
import { textChanges, type TextChange } from './textChanges.ts';

/** A form on both sides; null where it does not exist. */
export interface DiffedForm {
  readonly id: string;
  readonly old: FormAt | null;
  readonly new: FormAt | null;
}

/** What changed between two states of all definitions: per form behaviour, drafts and texts, then shared texts and files. */
export function diffReport(
  old: Repository,
  now: Repository,
  forms: readonly DiffedForm[],
  budget: number,
): readonly Line[] {
  const shared = textChanges(old, now, null);
  const files = fileChanges(old, now);
  return [
    ...forms.flatMap((form) => [
      heading(1, `Formular \`${form.id}\``),
      ...formLines(form, budget),
      heading(2, 'Texte'),
      ...textLines(textChanges(old, now, form.id)),
    ]),
    ...(shared.length > 0 ? [heading(1, 'Gemeinsame Texte'), ...textLines(shared)] : []),
    heading(1, 'Geänderte Dateien'),
    ...(files.length === 0 ? [sentenceLine('Keine.')] : files.map((file) => item(0, file))),
  ];
}

function formLines(form: DiffedForm, budget: number): readonly Line[] {
  if (form.old && form.new) return diffForm({ old: form.old, new: form.new }, budget);
  return [
    heading(2, 'Verhalten'),
    sentenceLine(
      form.new
        ? `Neues Formular mit ${form.new.wizard.steps.length} Schritten. Bisher gab es keines mit diesem Namen, also auch keine Entwürfe.`
        : 'Dieses Formular gibt es nicht mehr. Gespeicherte Entwürfe davon sind verloren.',
    ),
  ];
}

function textLines(changes: readonly { readonly file: string; readonly changes: readonly TextChange[] }[]) {
  if (changes.length === 0) return [sentenceLine('Keine Änderung.')];
  return changes.flatMap(({ file, changes: texts }) => [
    item(0, `${file}`),
    ...texts.flatMap(({ key, old, new: now }) => [
      item(1, `\`${key}\`${old === null ? ' (neu)' : now === null ? ' (entfallen)' : ''}`),
      ...(old === null ? [] : [item(2, `bisher: ${inOneLine(old)}`)]),
      ...(now === null ? [] : [item(2, `jetzt: ${inOneLine(now)}`)]),
    ]),
  ]);
}

function inOneLine(text: string): string {
  return `„${text.replaceAll(/\s*\n\s*/g, ' ¶ ')}“`;
}

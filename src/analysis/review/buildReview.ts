import type { Repository } from '../../definitions/index.ts';
import { isSameForm } from '../diff/isSameForm.ts';
import { formatByBrands } from '../diff/formatByBrands.ts';
import { listTableChanges } from '../diff/listTableChanges.ts';
import type { Line } from '../diff/Line.ts';
import type { DiffedForm } from '../diff/FormRevision.ts';
import { createTextLookup, type TextLookup } from '../document/FormTexts.ts';
import { say } from '../messages/messages.ts';
import { listBrandPoints } from './listBrandPoints.ts';
import { listSettingSections } from './listSettingSections.ts';
import { listTextPoints } from './listTextPoints.ts';
import type { FormReview, Review, ReviewPoint, ReviewSection } from './Review.ts';

/** Two states of all definitions; `revision` is the name of the old one. */
export interface ReviewInput {
  readonly old: Repository;
  readonly now: Repository;
  readonly forms: readonly DiffedForm[];
  readonly revision: string;
}

/** Describes the change of each form that differs, and of what forms share. A form that neither touches is left out. */
export function buildReview(input: ReviewInput, budget: number): Review {
  const { forms, revision } = input;
  const shared = listSharedSections(input);
  const touched = new Set(shared.flatMap((section) => section.forms));
  const ids = [...new Set(forms.map(({ id }) => id))];
  return {
    revision,
    shared,
    forms: ids.flatMap((id) => {
      const sections = buildFormSections(input, id, budget);
      const isTouched = sections.length > 0 || touched.has(id);
      return isTouched ? [{ id, title: findFormTitle(input, id), sections }] : [];
    }),
  };
}

function listSharedSections(input: ReviewInput): Review['shared'] {
  const { old, now, forms } = input;
  return [
    { ...createSection(say('diff.shared-texts'), listTextPoints(old, now, null)), forms: [] },
    ...listTableChanges(old, now).map(({ table, forms: readers, sentences }) => {
      const names = readers.map((id) => say('words.quoted', { name: findFormTitle(input, id) }));
      const title = say('review.table', {
        table: now.shared.tables[table]?.says ?? old.shared.tables[table]?.says ?? table,
        forms: names.join(', ') || say('diff.table.nobody'),
      });
      return { ...createSection(title, sentences.map(createPlace)), forms: readers };
    }),
    ...listSettingSections(old, now, forms),
    {
      ...createSection(say('review.brands'), listBrandPoints(old, now)),
      forms: [...new Set(forms.filter(readsChangedBrand).map(({ id }) => id))],
    },
  ].filter(({ points }) => points.length > 0);
}

/** Returns true when a fact of a brand that the form reads has another value. */
function readsChangedBrand({ old, new: now }: DiffedForm): boolean {
  const facts = [...(old?.wizard.facts ?? []), ...(now?.wizard.facts ?? [])];
  return facts.some((fact) => fact.startsWith('brand.') && old?.fixed[fact] !== now?.fixed[fact]);
}

function buildFormSections(
  { old, now, forms }: ReviewInput,
  id: string,
  budget: number,
): FormReview['sections'] {
  const mine = forms.filter((form) => form.id === id);
  const isChanged = mine.some(
    (form) => !form.old || !form.new || !isSameForm({ old: form.old, new: form.new }),
  );
  const words = createSection(say('review.words'), listTextPoints(old, now, id));
  return [
    ...(isChanged ? toSections(formatByBrands(mine, budget), createTextLookup(now, id)) : []),
    words,
  ].filter(({ points }) => points.length > 0);
}

/** Joins the lines of a report to sections. An item is a place to comment on, what stands deeper are its details. */
function toSections(lines: readonly Line[], text: TextLookup): readonly ReviewSection[] {
  const sections: { readonly title: string; readonly points: ReviewPoint[] }[] = [];
  for (const line of lines.map((one) => ({ ...one, text: replacePaths(one.text, text) }))) {
    const last = sections.at(-1);
    const point = last?.points.at(-1);
    if (line.kind === 'heading') sections.push({ title: line.text, points: [] });
    else if (last === undefined) sections.push({ title: line.text, points: [] });
    else if (line.kind === 'item' && line.depth > 0 && point)
      last.points.splice(-1, 1, { ...point, details: [...point.details, line.text] });
    else last.points.push(line.kind === 'item' ? createPlace(line.text) : createRemark(line.text));
  }
  return sections;
}

/** Writes the words of a block instead of its path, because who signs the page knows the words alone. */
function replacePaths(sentence: string, text: TextLookup): string {
  return sentence.replaceAll(/`([^`]+)`/g, (code, path: string) => {
    const words = text(`${path}.text`, `${path}.title`, `${path}.summary`);
    return words === null ? code : say('words.quoted', { name: shorten(words) });
  });
}

function shorten(words: string): string {
  return words.length > 90 ? `${words.slice(0, 80)}…` : words;
}

function findFormTitle({ old, now }: ReviewInput, id: string): string {
  const first = (repository: Repository) => {
    const steps = repository.forms.find((form) => form.id === id)?.source.wizard.steps;
    const text = createTextLookup(repository, id);
    return text('title', ...(steps ?? []).map((step) => `${step.id}.title`));
  };
  return first(now) ?? first(old) ?? id;
}

function createSection(title: string, points: readonly ReviewPoint[]): ReviewSection {
  return { title, points };
}

function createPlace(text: string): ReviewPoint {
  return { kind: 'place', text, details: [] };
}

function createRemark(text: string): ReviewPoint {
  return { kind: 'remark', text, details: [] };
}

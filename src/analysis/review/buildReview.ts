import type { Repository } from '../../definitions/index.ts';
import type { DiffedForm } from '../diff/FormRevision.ts';
import { isSameForm } from '../diff/isSameForm.ts';
import { listTableChanges } from '../diff/listTableChanges.ts';
import { createTextLookup } from '../document/FormTexts.ts';
import { say } from '../messages/messages.ts';
import { buildFormSections } from './buildFormSections.ts';
import { createPoint } from './createPoint.ts';
import { listExceptionPoints } from './listExceptionPoints.ts';
import { listBrandPoints } from './listBrandPoints.ts';
import { listSettingSections } from './listSettingSections.ts';
import { listTextPoints } from './listTextPoints.ts';
import { listPictures, type PlayedFlows } from './pictures/listPictures.ts';
import { removeRequirements } from './removeRequirements.ts';
import type { FormReview, Review, ReviewPoint, ReviewSection } from './Review.ts';

/** Two states of all definitions; `revision` is the name of the old one. */
export interface ReviewInput {
  readonly old: Repository;
  readonly now: Repository;
  readonly forms: readonly DiffedForm[];
  readonly revision: string;
  /** The flow tests of a form, in whose situations its steps are drawn. */
  readonly playedFlows: (form: string) => PlayedFlows;
}

/** Describes the change of each form that differs, and of what forms share. A form that neither touches is left out. */
export async function buildReview(input: ReviewInput, budget: number): Promise<Review> {
  const { forms, revision } = input;
  const shared = listSharedSections(input);
  const touched = new Set(shared.flatMap((section) => section.forms));
  const reviews: FormReview[] = [];
  for (const id of new Set(forms.map((form) => form.id))) {
    const own = await buildFormReview(input, id, budget);
    if (own.sections.length > 0 || touched.has(id))
      reviews.push({ id, title: findFormTitle(input, id), ...own });
  }
  return { revision, shared, forms: reviews };
}

function listSharedSections(input: ReviewInput): Review['shared'] {
  const { old, now, forms } = input;
  return [
    { ...createSection(say('diff.shared-texts'), listTextPoints(old, now, null)), forms: [] },
    ...listTableSections(input),
    ...listSettingSections(old, now, forms),
    {
      ...createSection(say('review.brands'), listBrandPoints(old, now)),
      forms: [...new Set(forms.filter(readsChangedBrand).map(({ id }) => id))],
    },
  ].filter(({ points }) => points.length > 0);
}

function listTableSections(input: ReviewInput): Review['shared'] {
  const { old, now } = input;
  const byName = listTableChanges(old, now, 'named');
  return listTableChanges(old, now, 'unnamed').map(({ table, forms: readers, sentences }, index) => {
    const names = readers.map((id) => say('words.quoted', { name: findFormTitle(input, id) }));
    const title = say('review.table', {
      table: now.shared.tables[table]?.says ?? old.shared.tables[table]?.says ?? table,
      forms: names.join(', ') || say('diff.table.nobody'),
    });
    const points = sentences.map((sentence, at) =>
      createPoint(sentence, { technical: [`\`${table}\`: ${byName[index]?.sentences[at] ?? ''}`] }),
    );
    return { ...createSection(removeRequirements(title), points), forms: readers };
  });
}

/** Returns true when a fact of a brand that the form reads has another value. */
function readsChangedBrand({ old, new: now }: DiffedForm): boolean {
  const facts = [...(old?.wizard.facts ?? []), ...(now?.wizard.facts ?? [])];
  return facts.some((fact) => fact.startsWith('brand.') && old?.fixed[fact] !== now?.fixed[fact]);
}

async function buildFormReview(
  input: ReviewInput,
  id: string,
  budget: number,
): Promise<Pick<FormReview, 'sections' | 'pictures'>> {
  const { old, now, forms } = input;
  const mine = forms.filter((form) => form.id === id);
  const isChanged = mine.some(
    (form) => !form.old || !form.new || !isSameForm({ old: form.old, new: form.new }),
  );
  const words = createSection(say('review.words'), listTextPoints(old, now, id));
  const changed = [...(isChanged ? buildFormSections(mine, now, budget) : []), words];
  const exceptions = createSection(say('review.exceptions'), listExceptionPoints(old, now, id));
  const isWorthReading = [...changed, exceptions].some(({ points }) =>
    points.some(({ kind }) => kind === 'place'),
  );
  const sections = (isChanged || isWorthReading ? [...changed, exceptions] : []).filter(
    ({ points }) => points.length > 0,
  );
  const [first] = mine;
  return {
    sections,
    pictures:
      sections.length > 0 && first?.old && first.new
        ? await listPictures({ old: first.old, new: first.new }, input.playedFlows(id), budget)
        : [],
  };
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

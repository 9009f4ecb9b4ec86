import { compareForm } from './compareForm.ts';
import { heading, createSentenceLine, type Line } from './Line.ts';
import type { DiffedForm } from './FormRevision.ts';
import type { CreateNaming } from './naming/FormVocabulary.ts';
import { nameBrand } from '../words/nameBrand.ts';
import { say } from '../messages/messages.ts';

/** Joins brand groups with equal lines, so that each change is reported once. */
export function formatByBrands(
  forms: readonly DiffedForm[],
  budget: number,
  createNaming?: CreateNaming,
): readonly Line[] {
  const groupsByLines = new Map<string, { readonly brands: string[]; readonly lines: readonly Line[] }>();
  for (const form of forms) {
    const lines = formatForm(form, budget, createNaming);
    const same = groupsByLines.get(JSON.stringify(lines));
    if (same) same.brands.push(...form.brands);
    else groupsByLines.set(JSON.stringify(lines), { brands: [...form.brands], lines });
  }
  const groups = [...groupsByLines.values()];
  if (groups.length === 1) return groups.flatMap(({ lines }) => lines);
  return groups.flatMap(({ brands, lines }) => [
    createSentenceLine(
      say('diff.only-in', { brands: brands.map((id) => findBrandName(forms, id)).join(', ') }),
    ),
    ...lines,
  ]);
}

function findBrandName(forms: readonly DiffedForm[], id: string): string {
  const revisions = forms.flatMap(({ old, new: now }) => [now ?? [], old ?? []].flat());
  const brand = revisions.flatMap(({ repository }) => repository.brands).find((one) => one.id === id);
  return brand ? nameBrand(brand) : id;
}

function describeSteps(count: number): string {
  return say(count === 1 ? 'diff.step' : 'diff.steps', { count });
}

function formatForm(form: DiffedForm, budget: number, createNaming?: CreateNaming): readonly Line[] {
  if (form.old && form.new) return compareForm({ old: form.old, new: form.new }, budget, createNaming);
  return [
    heading(2, say('diff.behaviour')),
    createSentenceLine(
      form.new
        ? say('diff.form-new', { steps: describeSteps(form.new.wizard.steps.length) })
        : say('diff.form-gone'),
    ),
  ];
}

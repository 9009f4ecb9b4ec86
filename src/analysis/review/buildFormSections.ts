import type { Repository } from '../../definitions/index.ts';
import { formatByBrands } from '../diff/formatByBrands.ts';
import type { DiffedForm } from '../diff/FormRevision.ts';
import type { Line } from '../diff/Line.ts';
import { createPlainNaming } from '../diff/naming/createPlainNaming.ts';
import { createTextLookup } from '../document/FormTexts.ts';
import { createPoint } from './createPoint.ts';
import type { ReviewPoint, ReviewSection } from './Review.ts';

/** A line in words, and the same line by code. */
interface PlainLine {
  readonly line: Line;
  readonly technical: string;
}

/** Describes the behaviour of a form for each group of brands, in words, with the names of the files as a note. */
export function buildFormSections(
  forms: readonly DiffedForm[],
  now: Repository,
  budget: number,
): readonly ReviewSection[] {
  const plain = formatByBrands(forms, budget, createPlainNaming);
  const byCode = formatByBrands(forms, budget);
  // Sentences that differ in codes alone become one, and then no line belongs to another.
  const isInStep = plain.length === byCode.length;
  const lines = plain.map((line, index) => ({
    line,
    technical: isInStep ? (byCode[index]?.text ?? '') : '',
  }));
  const [id = ''] = forms.map((form) => form.id);
  return joinLines(lines, createSubjectFinder(forms, id, now));
}

/** Joins the lines of a report to sections. An item is a place to comment on, deeper lines are its details. */
function joinLines(
  lines: readonly PlainLine[],
  findSubject: (sentence: string) => string | null,
): readonly ReviewSection[] {
  const sections: { readonly title: string; readonly points: ReviewPoint[] }[] = [];
  for (const { line: said, technical } of lines) {
    const line = { ...said, text: capitalise(said.text) };
    const last = sections.at(-1);
    const point = last?.points.at(-1);
    const note = technical.includes('`') && technical !== line.text ? [technical] : [];
    if (line.kind === 'heading' || last === undefined) sections.push({ title: line.text, points: [] });
    else if (line.kind === 'item' && line.depth > 0 && point)
      last.points.splice(-1, 1, {
        ...point,
        details: [...point.details, line.text],
        technical: [...point.technical, ...note],
      });
    else
      last.points.push(
        createPoint(line.text, {
          kind: line.kind === 'item' ? 'place' : 'remark',
          technical: note,
          subject: findSubject(line.text),
        }),
      );
  }
  return sections;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Creates the function that finds the question, else the step, whose words a sentence quotes first. */
function createSubjectFinder(forms: readonly DiffedForm[], id: string, now: Repository) {
  const text = createTextLookup(now, id);
  const wizards = forms.flatMap(({ new: after, old }) => after?.wizard ?? old?.wizard ?? []);
  const paths = wizards.flatMap(({ nodes, steps }) => [
    ...nodes
      .flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]))
      .map(({ path }) => path),
    ...steps.map((step) => step.id),
  ]);
  const places = new Map<string, string>();
  for (const path of paths) {
    const words = text(`${path}.label`, `${path}.legend`, `${path}.title`, `${path}.text`);
    if (words !== null && !places.has(words)) places.set(words, path);
  }
  return (sentence: string) => {
    for (const [, words = ''] of sentence.matchAll(/„([^“]+)“/g)) {
      const found = places.get(words);
      if (found !== undefined) return found;
    }
    return null;
  };
}

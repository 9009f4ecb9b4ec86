import { foldText } from '../../../plain/searchText.ts';
import { getPath } from './markSelection.ts';

/** The texts that were drawn, as customers read them, with the area and the key of each. */
export type DrawnTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** How many elements around a press are searched for a text that says the same. */
const most = 4;

/** Fewer characters are found in too many texts. */
const shortest = 3;

/**
 * Finds the text that an element, or one close around it, shows; otherwise the one nearest to the element's words, which may be a part of a
 * text or have another text within. Texts of the question around it come first, elsewhere those of the step.
 */
export function findDrawnWord(
  element: Element,
  drawn: DrawnTexts,
  step: string | null,
): { readonly area: string; readonly key: string } | null {
  const field = element.closest<HTMLElement>('[data-field]');
  const path = field ? getPath(field) : step;
  const texts = [...drawn].map(([text, ids]) => ({ text: normalize(text), ids: [...ids] }));
  const found = findSame(element, texts) ?? findNearest(normalize(element.textContent), texts);
  const id = found.find((one) => path !== null && one.includes(`:${path}.`)) ?? found[0];
  if (id === undefined) return null;
  const cut = id.indexOf(':');
  return { area: id.slice(0, cut), key: id.slice(cut + 1) };
}

interface DrawnText {
  readonly text: string;
  readonly ids: readonly string[];
}

function findSame(element: Element, texts: readonly DrawnText[]): readonly string[] | null {
  let place: Element | null = element;
  for (let step = 0; place && step < most; step += 1, place = place.parentElement) {
    const said = normalize(place.textContent);
    const same = texts.filter(({ text }) => text !== '' && text === said);
    if (same.length > 0) return same.flatMap(({ ids }) => ids);
  }
  return null;
}

function findNearest(said: string, texts: readonly DrawnText[]): readonly string[] {
  const near = texts
    .filter(({ text }) => Math.min(text.length, said.length) >= shortest)
    .filter(({ text }) => text.includes(said) || said.includes(text))
    .toSorted((left, right) => measure(left.text, said) - measure(right.text, said));
  const [first] = near;
  if (first === undefined) return [];
  return near
    .filter(({ text }) => measure(text, said) === measure(first.text, said))
    .flatMap(({ ids }) => ids);
}

function measure(text: string, said: string): number {
  return Math.abs(text.length - said.length);
}

/** Leaves out what is drawn in another way: emphasis, bullets, spaces, case. */
function normalize(text: string): string {
  return foldText(text.replace(/[*_]{2}|^- /gm, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

import type { FieldFormat } from '../../../engine/index.ts';
import type { BoxLayout } from './BoxLayout.ts';

/** Boxes, and how the control they belong to reads and writes. */
export interface FormattedBoxes {
  readonly layout: BoxLayout;
  readonly format: FieldFormat;
}

/**
 * What stands in which box after a paste into box `at`; a hole leaves its box alone. A whole value fills all boxes, in any spelling and
 * into whichever box it was pasted; a piece flows on from its box. Nothing is cut: digits too many stay in the last box, where an error
 * speaks of them. Null: it fits as it is, and the browser may insert it.
 */
export function distributePaste(
  boxes: FormattedBoxes,
  at: number,
  pasted: string,
): readonly (string | undefined)[] | null {
  const { layout } = boxes;
  const digits = pasted.replaceAll(/\D/g, '');
  const total = layout.boxes.reduce((sum, box) => sum + box.digits, 0);
  const whole =
    splitWholeValue(boxes, pasted) ?? (digits.length === total ? splitWholeValue(boxes, digits) : null);
  if (whole !== null) return whole;
  if (digits === pasted && digits.length <= (layout.boxes[at]?.digits ?? 0)) return null;

  const ahead = layout.boxes.slice(at);
  const groups = pasted.match(/\d+/g) ?? [];
  const fits = groups.every((group, index) => group.length <= (ahead[index]?.digits ?? 0));
  const parts = fits ? groups : fillBoxes(ahead, digits);
  return [...Array.from({ length: at }, () => undefined), ...parts];
}

function splitWholeValue({ layout, format }: FormattedBoxes, text: string): readonly string[] | null {
  const value = format.parse(text);
  return value === null || typeof value === 'object' ? null : layout.split(format.format(value));
}

function fillBoxes(boxes: BoxLayout['boxes'], digits: string): readonly string[] {
  const parts: string[] = [];
  let rest = digits;
  for (const [index, box] of boxes.entries()) {
    if (rest === '') break;
    const length = index === boxes.length - 1 ? rest.length : box.digits;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts;
}

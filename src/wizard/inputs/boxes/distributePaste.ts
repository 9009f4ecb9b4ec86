import type { FieldFormat } from '../../../engine/index.ts';
import type { BoxLayout } from './BoxLayout.ts';

/** Boxes with the format of their control. */
export interface FormattedBoxes {
  readonly layout: BoxLayout;
  readonly format: FieldFormat;
}

/**
 * Distributes a text pasted into box `at` over the boxes; `undefined` leaves a box unchanged. A whole value in any spelling fills all
 * boxes; a part continues from its box. Digits are never cut off: surplus digits stay in the last box, and an error names them. Returns
 * null when the text fits into its box, so that the browser can insert it.
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

/** A measured form: `size` is its name in the report, `shape` its parameters (steps, questions per step, all of them optional). */
export interface MeasuredForm {
  readonly kind: 'form' | 'steps' | 'rows';
  readonly size: number;
  readonly shape: readonly [steps: number, fields: number, allOptional: boolean];
}

const stepCounts = [5, 50];
const rowCount = 10;

/** Lists the forms in the order of measurement; `sizes` are the numbers of questions on one page. */
export function measuredForms(sizes: readonly number[]): readonly MeasuredForm[] {
  return [
    ...sizes.map((size): MeasuredForm => ({ kind: 'form', size, shape: [1, size, false] })),
    ...stepCounts.map((size): MeasuredForm => ({ kind: 'steps', size, shape: [size, 20, true] })),
    { kind: 'rows', size: rowCount, shape: [rowCount, 6, true] },
  ];
}

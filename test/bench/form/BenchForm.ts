/** A generated form, independent of any engine: the same questions for all of them. */
export interface BenchForm {
  /** A name that contains its parameters. */
  readonly name: string;
  readonly steps: readonly BenchStep[];
}

export interface BenchStep {
  readonly id: string;
  readonly fields: readonly BenchField[];
}

export interface BenchField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'select' | 'checkbox' | 'yesNo';
  /** Shown only while the first field of the step is ticked. */
  readonly conditional: boolean;
  readonly required: boolean;
}

export const selectOptions = ['A', 'B', 'C', 'D', 'E'] as const;
export const maxLength = 60;

/** The field on which 30 % of its step depend, and the field that is typed into. */
export const toggleName = 'f0';
export const typedName = 'f1';

const kinds = ['text', 'select', 'text', 'checkbox', 'text', 'yesNo'] as const;

/** 30 % conditional, every other field required unless `allOptional`. */
export function benchForm(steps: number, fieldsPerStep: number, allOptional = false): BenchForm {
  return {
    name: `${steps}x${fieldsPerStep}${allOptional ? '-optional' : ''}`,
    steps: Array.from({ length: steps }, (_, step) => ({
      id: `s${step}`,
      fields: Array.from({ length: fieldsPerStep }, (__, index) => fieldAt(index, allOptional)),
    })),
  };
}

function fieldAt(index: number, allOptional: boolean): BenchField {
  const name = `f${index}`;
  if (name === toggleName)
    return { name, label: 'Mehr angeben', kind: 'checkbox', conditional: false, required: false };
  const kind = kinds[(index - 1) % kinds.length] ?? 'text';
  return {
    name,
    label: name === typedName ? 'Erste Angabe' : `Frage ${index}`,
    kind,
    conditional: [3, 6, 9].includes(index % 10),
    required: !allOptional && index % 2 === 1 && kind !== 'checkbox',
  };
}

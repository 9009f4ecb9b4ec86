import { maxLength, selectOptions, toggleName, type BenchField, type BenchStep } from '../form/BenchForm.ts';
import type { Engine } from '../form/Engine.ts';

const chunkSize = 20;

/**
 * The lower bound: hand-written elements, chunks of 20 that the browser may skip while they are off-screen, and the minimum of code for
 * hidden and open questions.
 */
export const engine: Engine = {
  async prepare({ steps }) {
    return (root) => {
      const values: Record<string, unknown> = {};
      const show = (index: number) => root.replaceChildren(stepElement(steps[index], values));
      show(0);
      return { goTo: show };
    };
  },
};

function stepElement(step: BenchStep | undefined, values: Record<string, unknown>): HTMLElement {
  const form = document.createElement('form');
  const button = document.createElement('button');
  const open = new Set<string>();
  const dependents: { readonly field: BenchField; readonly element: HTMLElement }[] = [];
  if (step === undefined) return form;
  const key = (field: BenchField) => `${step.id}.${field.name}`;

  const judge = (field: BenchField) => {
    const value = values[key(field)];
    const hidden = field.conditional && values[`${step.id}.${toggleName}`] !== true;
    const empty = value === undefined || value === '';
    const wrong = typeof value === 'string' && value.length > maxLength;
    if (!hidden && (wrong || (field.required && empty))) open.add(field.name);
    else open.delete(field.name);
    return hidden;
  };
  const showOpen = () => button.setAttribute('aria-disabled', String(open.size > 0));
  const changed = (field: BenchField, value: unknown) => {
    values[key(field)] = value;
    judge(field);
    if (field.name === toggleName)
      for (const { field: other, element } of dependents) element.hidden = judge(other);
    showOpen();
  };

  let chunk: HTMLElement = form;
  for (const [index, field] of step.fields.entries()) {
    if (index % chunkSize === 0) {
      chunk = form.appendChild(document.createElement('div'));
      chunk.style.cssText = 'content-visibility:auto;contain-intrinsic-block-size:auto 80rem';
    }
    const element = chunk.appendChild(
      fieldElement(field, `${step.id}.${field.name}`, values[key(field)], (value) => changed(field, value)),
    );
    if (field.conditional) dependents.push({ field, element });
    element.hidden = judge(field);
  }
  button.textContent = 'Weiter';
  button.type = 'button';
  form.append(button);
  showOpen();
  return form;
}

function fieldElement(
  field: BenchField,
  id: string,
  value: unknown,
  onChange: (value: unknown) => void,
): HTMLElement {
  const frame = document.createElement('div');
  frame.style.marginBlockEnd = '2rem';
  const label = document.createElement('label');
  label.htmlFor = id;
  label.textContent = field.label;
  switch (field.kind) {
    case 'text': {
      const input = document.createElement('input');
      Object.assign(input, { id, name: id, value: value ?? '' });
      input.style.cssText = 'display:block;width:100%;font:inherit;padding:0.75rem;border:1px solid #888';
      input.addEventListener('input', () => onChange(input.value));
      frame.append(label, input);
      return frame;
    }
    case 'select': {
      const select = document.createElement('select');
      Object.assign(select, { id, name: id });
      select.style.cssText = 'display:block;width:100%;font:inherit;padding:0.75rem';
      select.append(...['', ...selectOptions].map((option) => new Option(option, option)));
      select.value = typeof value === 'string' ? value : '';
      select.addEventListener('change', () => onChange(select.value));
      frame.append(label, select);
      return frame;
    }
    case 'checkbox': {
      const input = document.createElement('input');
      Object.assign(input, { id, name: id, type: 'checkbox', checked: value === true });
      input.addEventListener('change', () => onChange(input.checked));
      frame.append(input, label);
      return frame;
    }
    case 'yesNo': {
      const group = document.createElement('fieldset');
      const legend = document.createElement('legend');
      legend.textContent = field.label;
      group.append(legend);
      for (const answer of [true, false]) {
        const radio = document.createElement('input');
        Object.assign(radio, { type: 'radio', name: id, id: `${id}-${answer}`, checked: value === answer });
        radio.addEventListener('change', () => onChange(answer));
        const name = document.createElement('label');
        name.htmlFor = radio.id;
        name.textContent = answer ? 'Ja' : 'Nein';
        group.append(radio, name);
      }
      frame.append(group);
      return frame;
    }
  }
}

import type { FieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { WizardContext } from '../../src/wizard/context/WizardContext.ts';
import { theme } from '../../src/wizard/theme/theme.ts';
import { withTheme } from '../../src/wizard/theme/withTheme.tsx';
import type { Showcase } from './Exhibit.ts';
import { openShowcases } from './openShowcases.ts';
import { useTexts } from '../../src/ui/texts/useTexts.ts';

export const ownThemeForm: readonly Showcase[] = [
  {
    name: 'themed',
    exhibits: {
      town: {
        schema: { type: 'string', maxLength: 5 },
        texts: { label: 'Wohnort', hint: 'Höchstens fünf Zeichen' },
      },
      color: {
        schema: { type: 'string', enum: ['RED', 'BLUE'], 'x-control': 'select' },
        texts: { label: 'Farbe', 'options.RED': 'Rot', 'options.BLUE': 'Blau' },
      },
    },
  },
];

const StepForm = withTheme({
  ...theme,
  widgets: { ...theme.widgets, text: CapitalsWidget, select: LettersWidget },
  templates: { ...theme.templates, FieldTemplate: PlainTemplate },
});

/** A step drawn with widgets and a template as rjsf's documentation writes them: controlled, by its own props alone. */
export function OwnTheme() {
  const { i18n } = useTexts();
  const [open] = useState(() => openShowcases('ownTheme', ownThemeForm, i18n));
  return (
    <WizardContext value={open}>
      {open.wizard.steps.map((step) => (
        <section key={step.id} data-showcase="own theme" aria-label="own theme">
          <h2>own theme</h2>
          <StepForm step={step} />
        </section>
      ))}
    </WizardContext>
  );
}

function CapitalsWidget({ id, value, required, readonly, onChange, onBlur }: WidgetProps) {
  return (
    <input
      id={id}
      value={value ?? ''}
      required={required}
      readOnly={readonly}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      onBlur={(event) => onBlur(id, event.target.value)}
    />
  );
}

function LettersWidget({ id, label, value, options, onChange }: WidgetProps) {
  return (
    <fieldset aria-label={label} id={id}>
      {options.enumOptions?.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

function PlainTemplate({
  id,
  label,
  required,
  description,
  errors,
  rawErrors,
  children,
}: FieldTemplateProps) {
  return (
    <div data-errors={rawErrors?.length}>
      <label htmlFor={id}>
        {label}
        {required && '*'}
      </label>
      {children}
      {description}
      {errors}
    </div>
  );
}

import type { FieldTemplateProps } from '@rjsf/utils';
import { useState } from 'react';
import { WizardContext } from '../../src/wizard/context/WizardContext.ts';
import type { FieldTemplateParts } from '../../src/wizard/fields/Theme.ts';
import { theme } from '../../src/wizard/theme/theme.ts';
import { withTheme } from '../../src/wizard/theme/withTheme.tsx';
import type { Exhibit, Showcase } from './Exhibit.ts';
import { openShowcases } from './openShowcases.ts';
import { useTexts } from '../../src/ui/texts/useTexts.ts';

/** How often each question was drawn, by its name; tests read it and empty it. */
const draws: Record<string, number> = {};
Object.assign(globalThis, { draws });

const more: Exhibit = {
  schema: { type: 'boolean', 'x-control': 'checkbox' },
  texts: { label: 'Mehr angeben' },
};
const questions = 300;

/** A long step of which every third question stands there only when more is asked for. */
export const countedForm: readonly Showcase[] = [
  {
    name: 'counted',
    exhibits: {
      more,
      ...Object.fromEntries(Array.from({ length: questions }, (_, index) => [`q${index}`, exhibitAt(index)])),
    },
  },
];

function exhibitAt(index: number): Exhibit {
  const texts = { label: `Frage ${index}` };
  const schema = { type: 'string', maxLength: 60 } as const;
  return index % 3 === 0
    ? { schema, texts, rules: { show: { '===': ['counted.more', true] } } }
    : { schema, texts };
}

const StepForm = withTheme({ ...theme, templates: { ...theme.templates, FieldTemplate: CountedTemplate } });

/** The portal's own questions, each counting how often it is drawn. */
export function CountedForm() {
  const { i18n } = useTexts();
  const [open] = useState(() => openShowcases('counted', countedForm, i18n));
  return (
    <WizardContext value={open}>
      {open.wizard.steps.map((step) => (
        <StepForm key={step.id} step={step} />
      ))}
    </WizardContext>
  );
}

function count(name: string): void {
  draws[name] = (draws[name] ?? 0) + 1;
}

function CountedTemplate(props: FieldTemplateProps & FieldTemplateParts) {
  const { FieldTemplate } = theme.templates;
  count(props.id);
  return <FieldTemplate {...props} />;
}

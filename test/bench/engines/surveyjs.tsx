import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import { maxLength, selectOptions, toggleName, type BenchField } from '../form/BenchForm.ts';
import type { Engine } from '../form/Engine.ts';

export const engine: Engine = {
  async prepare({ steps }) {
    const json = {
      showQuestionNumbers: false,
      pages: steps.map(({ id, fields }) => ({
        name: id,
        elements: fields.map((field) => elementOf(id, field)),
      })),
    };
    return (root) => {
      const model = new Model(json);
      flushSync(() => createRoot(root).render(<Survey model={model} />));
      return {
        goTo: (step) => {
          model.currentPageNo = step;
        },
      };
    };
  },
};

function elementOf(step: string, { name, label, kind, conditional, required }: BenchField) {
  const common = {
    name: `${step}_${name}`,
    title: label,
    isRequired: required,
    ...(conditional ? { visibleIf: `{${step}_${toggleName}} = true` } : {}),
  };
  switch (kind) {
    case 'text':
      return { ...common, type: 'text', maxLength, textUpdateMode: 'onTyping' };
    case 'select':
      return { ...common, type: 'dropdown', choices: selectOptions, renderAs: 'select' };
    case 'checkbox':
      return { ...common, type: 'boolean', renderAs: 'checkbox' };
    case 'yesNo':
      return { ...common, type: 'boolean', renderAs: 'radio' };
  }
}

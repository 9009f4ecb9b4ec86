import { html } from 'hono/html';
import type { AccidentQuestion } from '../../domain/accident/Accident.ts';
import type { Html, PageParts } from './PageParts.ts';

/** Returns the inputs of a list of questions. None is required. */
export function writeQuestions(parts: PageParts, step: keyof PageParts['accident']['questions']): Html {
  return html`<div class="questions">
    ${parts.accident.questions[step].map((question) => writeQuestion(parts, question))}
  </div>`;
}

function writeQuestion({ texts }: PageParts, question: AccidentQuestion): Html {
  const { name, kind, options = [], hint: isHinted = false } = question;
  const label = texts(`ask.${name}`);
  if (kind === 'choice')
    return html`<fieldset class="wide">
      <legend>${label}</legend>
      <div class="options">
        ${options.map(
          (option) =>
            html`<label class="option"
              ><input type="radio" name="${name}" value="${option}" data-ask="${name}" /> ${texts(
                `ask.${name}.${option}`,
              )}</label
            >`,
        )}
      </div>
    </fieldset>`;
  const isLong = kind === 'lines' || kind === 'position';
  return html`<div class="question ${isLong ? 'wide' : ''}">
    <label for="ask-${name}">${label}</label>
    ${isHinted && html`<p class="hint" id="ask-${name}-hint">${texts(`ask.${name}.hint`)}</p>`}
    ${isLong ? writeLines(question) : writeLine(question)}
  </div>`;
}

const writeLines = ({ name, kind, maxLength = 500, hint }: AccidentQuestion): Html =>
  html`<textarea
    id="ask-${name}"
    data-ask="${name}"
    data-kind="${kind}"
    rows="2"
    maxlength="${maxLength}"
    autocomplete="off"
    ${hint && html`aria-describedby="ask-${name}-hint"`}
  ></textarea>`;

function writeLine({ name, kind, maxLength, hint }: AccidentQuestion): Html {
  const attributes = Object.entries(inputs[kind]);
  return html`<input
    id="ask-${name}"
    data-ask="${name}"
    data-kind="${kind}"
    autocomplete="off"
    ${attributes.map(([attribute, value]) => html`${attribute}="${value}" `)}
    ${maxLength !== undefined && html`maxlength="${maxLength}"`}
    ${hint && html`aria-describedby="ask-${name}-hint"`}
  />`;
}

/** Attributes of the input of each kind; a kind with lines or options has none. */
const inputs: Readonly<Record<AccidentQuestion['kind'], Readonly<Record<string, string>>>> = {
  text: { type: 'text' },
  name: { type: 'text', autocapitalize: 'words', spellcheck: 'false' },
  plate: { type: 'text', autocapitalize: 'characters', spellcheck: 'false' },
  phone: { type: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  lines: {},
  position: {},
  choice: {},
};

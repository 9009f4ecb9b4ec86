import { html } from 'hono/html';
import type { Accident } from '../../domain/accident/Accident.ts';
import type { Html, PageParts } from './PageParts.ts';

/** The circumstances of field 12, each with a box for either side. */
const circumstances = Array.from({ length: 17 }, (_, index) => String(index + 1));

/** Returns the European accident statement: a sheet of A4, filled with the answers, with boxes to tick and lines to write on. */
export function writeStatement(parts: PageParts): Html {
  const { texts, accident } = parts;
  const { a, b } = accident.statement;
  return html`<section id="statement" data-view class="sheet" aria-labelledby="statement-title">
    <h2 id="statement-title" tabindex="-1" data-title="${texts('statement.title')}">
      ${texts('statement.title')}
    </h2>
    <p class="intro">${texts('statement.intro')}</p>
    <div class="ways screen">
      <button type="button" class="button second" data-print>${texts('statement.print')}</button>
      <a class="button quiet" href="#overview">${texts('card.back')}</a>
    </div>
    <div class="statement">
      ${writeHead(parts)}
      <div class="sides">
        ${writeSide(parts, 'a', a)} ${writeCircumstances(parts)} ${writeSide(parts, 'b', b)}
      </div>
      ${cell('13', texts('statement.13'), html``, 'sketch')}
      ${cell('14', texts('statement.14'), fact(accident.statement.remarks), 'remarks')}
      <div class="row signatures">
        ${(['a', 'b'] as const).map((side) =>
          cell('15', texts('statement.signature', { side: side.toUpperCase() }), html``),
        )}
      </div>
    </div>
  </section>`;
}

function writeHead({ texts, accident }: PageParts): Html {
  const { moment, place, injured, objects, witnesses, police } = accident.statement;
  const boxes = (['yes', 'no'] as const).map(
    (answer) =>
      html`<span class="tick" data-mark="${injured}=${answer}"></span> ${texts(`statement.${answer}`)} `,
  );
  return html`<div class="row head">
    ${cell('1', texts('statement.1'), fact(moment))} ${cell('2', texts('statement.2'), fact(place))}
    ${cell('3', texts('statement.3'), html`${boxes}`)} ${cell('4', texts('statement.4'), fact(objects))}
    ${cell('5', texts('statement.5'), fact(witnesses))} ${cell('', texts('statement.police'), fact(police))}
  </div>`;
}

type Side = Accident['statement']['a'];

function writeSide({ texts }: PageParts, side: 'a' | 'b', facts: Side): Html {
  const line = (label: string, names: readonly string[] = []) =>
    html`<div class="line">
      <dt>${texts(`statement.${label}`)}</dt>
      <dd>${names.length > 0 && fact(names)}</dd>
    </div>`;
  const group = (number: string, lines: readonly Html[]) =>
    html`<h4>${number} ${texts(`statement.${number}`)}</h4>
      <dl>${lines}</dl>`;
  return html`<div class="side">
    <h3>${texts(`statement.${side}`)}</h3>
    ${group('6', [line('name', facts.name), line('address', facts.address), line('phone', facts.phone)])}
    ${group('7', [line('model', facts.model), line('plate', facts.plate)])}
    ${group('8', [line('insurer', facts.insurer), line('policy', facts.policy), line('greenCard')])}
    ${group('9', [line('name'), line('birthDate'), line('address'), line('phone'), line('licence')])}
    <h4>10 ${texts('statement.10')}</h4>
    ${vehicleFromAbove}
    <h4>11 ${texts('statement.11')}</h4>
    <p class="damage">${fact(facts.damage)}</p>
  </div>`;
}

function writeCircumstances({ texts }: PageParts): Html {
  const tick = html`<td><span class="tick"></span></td>`;
  return html`<table class="circumstances">
    <caption>
      12 ${texts('statement.12')}
    </caption>
    <thead>
      <tr>
        <th scope="col">A</th>
        <td></td>
        <th scope="col">B</th>
      </tr>
    </thead>
    <tbody>
      ${circumstances.map(
        (number) =>
          html`<tr>
            ${tick}
            <th scope="row">${number} ${texts(`statement.12.${number}`)}</th>
            ${tick}
          </tr>`,
      )}
      <tr>
        ${tick}
        <th scope="row">${texts('statement.12.count')}</th>
        ${tick}
      </tr>
    </tbody>
  </table>`;
}

const cell = (number: string, label: string, content: Html, name = ''): Html =>
  html`<div class="cell ${name}">
    <p class="label">${number} ${label}</p>
    <p class="value">${content}</p>
  </div>`;

const fact = (names: readonly string[]): Html => html`<span data-fact="${names.join(' ')}"></span>`;

const vehicleFromAbove = html`<svg class="vehicle" viewBox="0 0 160 80" aria-hidden="true">
  <rect x="20" y="18" width="120" height="44" rx="16" />
  <path d="M52 24v32M104 24v32M52 24h52M52 56h52" />
</svg>`;

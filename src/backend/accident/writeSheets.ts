import { html } from 'hono/html';
import type { Html, PageParts } from './PageParts.ts';
import { writeQuestions } from './writeQuestions.ts';
import { getContact } from '../../brand/index.ts';

/** Returns the view after the steps: where to go from here, and the customer's own data for the sheets. */
export function writeOverview(parts: PageParts): Html {
  const { texts, brand, accident } = parts;
  const { phone } = getContact(brand, 'claims');
  return html`<section id="overview" data-view class="step" aria-labelledby="overview-title">
    <h2 id="overview-title" tabindex="-1" data-title="${texts('overview.title')}">
      ${texts('overview.title')}
    </h2>
    <p class="intro">${texts('overview.intro')}</p>
    <ul class="next">
      <li><a class="button second" href="#card">${texts('overview.card')}</a></li>
      <li><a class="button second" href="#statement">${texts('overview.statement')}</a></li>
      <li>
        <a class="button" href="${accident.report.entry}">${texts('overview.report')}</a>
        <p class="hint">${texts('overview.report.text')}</p>
      </li>
    </ul>
    ${
      phone !== '' &&
      html`<p>
        ${texts('overview.phone')} <a href="tel:${phone.replace(/[^\d+]/g, '')}" class="phone">${phone}</a>
      </p>`
    }
    <h3 id="own" tabindex="-1">${texts('own.title')}</h3>
    <p>${texts('own.intro')}</p>
    ${writeQuestions(parts, 'own')}
    <div class="ways"><a class="button quiet" href="#people">${texts('back')}</a></div>
  </section>`;
}

const cardFacts = ['name', 'plate', 'insurer', 'policy', 'phone'] as const;

/** Returns the view to hand to the other person: own data, large. */
export const writeCard = ({ texts, accident }: PageParts): Html =>
  html`<section id="card" data-view class="sheet" aria-labelledby="card-title">
    <h2 id="card-title" tabindex="-1" data-title="${texts('card.title')}">${texts('card.title')}</h2>
    <p class="screen intro">${texts('card.intro')}</p>
    <p class="screen note" data-if-empty="${Object.values(accident.card).join(' ')}">
      ${texts('card.empty')} <a href="#overview">${texts('card.fill')}</a>
    </p>
    <dl class="card">
      ${cardFacts.map(
        (fact) =>
          html`<div>
            <dt>${texts(`card.${fact}`)}</dt>
            <dd data-fact="${accident.card[fact]}"></dd>
          </div>`,
      )}
    </dl>
    <div class="ways screen">
      <button type="button" class="button second" data-print>${texts('card.print')}</button>
      <a class="button quiet" href="#overview">${texts('card.back')}</a>
    </div>
  </section>`;

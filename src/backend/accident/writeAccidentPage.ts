import { html, raw } from 'hono/html';
import { factsId, type PageFacts } from '../../accident/PageFacts.ts';
import { type Html, type PageParts, steps } from './PageParts.ts';
import { writeCard, writeOverview } from './writeSheets.ts';
import { writeStatement } from './writeStatement.ts';
import { writeSteps } from './writeSteps.ts';

interface InlineParts {
  readonly style: string;
  readonly script: string;
  /** The facts as JSON, which is safe inside of an element. */
  readonly facts: string;
  /** The logos as addresses with their content; null for the neutral brand. */
  readonly logo: { readonly light: string; readonly dark: string } | null;
}

/** Returns the whole page. It loads nothing: style, program and logo stand in it. Its policy names the digests of exactly these texts. */
export function writeAccidentPage(parts: PageParts, { style, script, facts, logo }: InlineParts): Html {
  const { brand, texts } = parts;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts('title')} – ${brand.name}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          ${
            logo !== null &&
            html`<picture>
              <source srcset="${logo.dark}" media="(prefers-color-scheme: dark)" />
              <img class="logo" src="${logo.light}" alt="${brand.name}" height="32" />
            </picture>`
          }
          <a class="sos" href="tel:112">${texts('call.short')}</a>
        </header>
        <main>
          <h1>${texts('heading')}</h1>
          <noscript><p class="note">${texts('noScript')}</p></noscript>
          ${writeNavigation(parts)}
          <div class="told">
            <p id="say" role="status"></p>
            <button type="button" id="undo" class="button quiet" hidden>${texts('say.photo.undo')}</button>
          </div>
          ${writeSteps(parts)} ${writeOverview(parts)} ${writeCard(parts)} ${writeStatement(parts)}
        </main>
        ${writeFooter(parts)}
        ${raw(`<script type="application/json" id="${factsId}">${facts}</script><script>${script}</script>`)}
      </body>
    </html>`;
}

const writeNavigation = ({ texts }: PageParts): Html =>
  html`<nav aria-label="${texts('steps')}">
    <ol>
      ${steps.map(
        (step, index) =>
          html`<li>
            <a href="#${step}"
              ><span class="n">${index + 1}</span> <span class="name">${texts(`${step}.name`)}</span></a
            >
          </li>`,
      )}
    </ol>
  </nav>`;

const writeFooter = ({ texts, address }: PageParts): Html =>
  html`<footer>
    <h2 id="kept" tabindex="-1">${texts('kept.title')}</h2>
    <p>${texts('kept.text')} <span id="until"></span></p>
    <p>${texts('kept.offline', { address })}</p>
    <div class="ways" data-delete="ways" hidden>
      <button type="button" class="button quiet" data-delete="ask">${texts('kept.delete')}</button>
      <fieldset id="delete-question" hidden>
        <legend>${texts('kept.ask')}</legend>
        <button type="button" class="button quiet" data-delete="no">${texts('kept.no')}</button>
        <button type="button" class="button danger" data-delete="yes">${texts('kept.yes')}</button>
      </fieldset>
    </div>
    <p><a href="/">${texts('kept.portal')}</a></p>
  </footer>`;

/** Returns the facts as JSON in which no `<` can end the element. */
export const writeFacts = (facts: PageFacts): string => JSON.stringify(facts).replaceAll('<', '\\u003c');

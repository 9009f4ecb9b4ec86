import { html } from 'hono/html';
import { getContact } from '../../brand/index.ts';
import { type Html, type PageParts, type Step, steps } from './PageParts.ts';
import { distancePicture } from './distancePicture.ts';
import { writeQuestions } from './writeQuestions.ts';

/** Returns the five steps, each a view of its own. */
export function writeSteps(parts: PageParts): Html {
  const content: Readonly<Record<Step, (parts: PageParts) => Html>> = {
    call: writeCall,
    secure: writeSecure,
    place: writePlace,
    other: writeOther,
    people: writePeople,
  };
  return html`${steps.map((step, index) => writeStep(parts, index, content[step](parts)))}`;
}

function writeStep({ texts }: PageParts, index: number, content: Html): Html {
  const step = steps[index] ?? 'call';
  const before = steps[index - 1];
  const after = steps[index + 1];
  const title = texts(`${step}.title`);
  return html`<section id="${step}" data-view class="step" aria-labelledby="${step}-title">
    <h2 id="${step}-title" tabindex="-1" data-title="${title}">
      <span class="of">${texts('stepOf', { number: String(index + 1), count: String(steps.length) })}</span>
      ${title}
    </h2>
    ${content}
    <div class="ways">
      ${
        after === undefined
          ? html`<a class="button" href="#overview">${texts('overview.next')}</a>`
          : html`<a class="button" href="#${after}">${texts('next')}: ${texts(`${after}.name`)}</a>`
      }
      ${before !== undefined && html`<a class="button quiet" href="#${before}">${texts('back')}</a>`}
    </div>
  </section>`;
}

const numbers = ['112', '110'] as const;
const said = ['1', '2', '3', '4', '5'] as const;

const writeCall = ({ texts, brand }: PageParts): Html =>
  html`<p class="intro">${texts('call.intro')}</p>
    <ul class="numbers">
      ${numbers.map(
        (number) =>
          html`<li>
            <a class="number n${number}" href="tel:${number}"
              ><strong>${texts(`call.${number}`)}</strong> <span>${texts(`call.${number}.for`)}</span></a
            >
          </li>`,
      )}
      ${writeInsurerNumber(brand, texts)}
    </ul>
    <h3>${texts('call.say')}</h3>
    <ol class="said">
      ${said.map((number) => html`<li>${texts(`call.say.${number}`)}</li>`)}
    </ol>
    <p>${texts('call.firstAid')}</p>`;

/** The claims line of the insurer; a host without a brand has none. */
function writeInsurerNumber(brand: PageParts['brand'], texts: PageParts['texts']): Html | false {
  const { phone } = getContact(brand, 'claims');
  return (
    phone !== '' &&
    html`<li class="wide">
      <a class="number insurer" href="tel:${phone.replace(/[^\d+]/g, '')}"
        ><strong>${phone}</strong> <span>${texts('call.insurer.for', { brand: brand.name })}</span></a
      >
    </li>`
  );
}

const distances = ['town', 'road', 'motorway'] as const;

const writeSecure = ({ texts }: PageParts): Html =>
  html`<ol class="said">
      ${said.map((number) => html`<li>${texts(`secure.${number}`)}</li>`)}
    </ol>
    <h3>${texts('secure.distance')}</h3>
    ${distancePicture}
    <dl class="distances">
      ${distances.map(
        (place) =>
          html`<div>
            <dt>${texts(`secure.distance.${place}`)}</dt>
            <dd>
              <strong>${texts(`secure.distance.${place}.metres`)}</strong>
              ${texts(`secure.distance.${place}.paces`)}
            </dd>
          </div>`,
      )}
    </dl>
    <p>${texts('secure.away')}</p>`;

const writePlace = (parts: PageParts): Html =>
  html`<p class="intro">${parts.texts('place.intro')}</p>
    <p class="deeds">
      <button type="button" class="button second" data-now>${parts.texts('place.now')}</button>
      <button type="button" class="button second" data-locate aria-describedby="locate-hint">
        ${parts.texts('place.locate')}
      </button>
    </p>
    <p class="hint" id="locate-hint">${parts.texts('place.locate.hint')}</p>
    ${writeQuestions(parts, 'place')}`;

const writeOther = (parts: PageParts): Html =>
  html`<p class="intro">${parts.texts('other.intro')}</p>
    ${writeQuestions(parts, 'other')} ${writePhotos(parts)}`;

/** The inputs open the camera at once, except for the last one, which opens the gallery. */
const writePhotos = ({ texts, accident }: PageParts): Html =>
  html`<h3>${texts('other.photos')}</h3>
    <p>${texts('other.photos.text')}</p>
    <ul class="subjects">
      ${accident.photos.subjects.map(
        (subject) =>
          html`<li>
            <p>
              <strong id="${subject}-name">${texts(`photo.${subject}`)}</strong>
              ${texts(`photo.${subject}.text`)}
            </p>
            <label class="button second"
              ><input
                type="file"
                accept="image/*"
                capture="environment"
                data-photo="${subject}"
              />${texts('photo.take')}<span class="unseen">: ${texts(`photo.${subject}`)}</span></label
            >
          </li>`,
      )}
    </ul>
    <label class="button second gallery"
      ><input type="file" accept="image/*" multiple data-photo="any" />${texts('photo.choose')}</label
    >
    <ul id="photos" aria-label="${texts('photo.list')}"></ul>`;

const writePeople = (parts: PageParts): Html =>
  html`<p class="intro">${parts.texts('people.intro')}</p>
    ${writeQuestions(parts, 'people')}`;

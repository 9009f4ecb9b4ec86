import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toRichText } from '../../../../src/backend/content/toRichText.ts';
import { loadBrands } from '../../../../src/backend/loadBrands.ts';
import { type Services, ServicesContext } from '../../../../src/portal/session/Services.ts';
import { ContentText } from '../../../../src/portal/shell/messages/ContentText.tsx';

const service = '<a href="tel:03023125100">030 23125 100</a>';
const claims = '<a href="tel:03023125212">030 23125 212</a>';

it.each([
  ['in bold words', 'Rufen Sie **030 23125 212** an.', `Rufen Sie <strong>${claims}</strong> an.`],
  ['two of them', '030 23125 212 oder 030 23125 100', `${claims} oder ${service}`],
  ['in a link', '[Telefon 030 23125 212](tel:112)', '<a href="tel:112">Telefon 030 23125 212</a>'],
])('a number of the brand can be pressed: %s', (_, text, expected) => {
  const brand = loadBrands().find(({ id }) => id === 'lindenau');
  const drawn = renderToStaticMarkup(
    <ServicesContext value={{ brand } as Services}>
      <ContentText document={toRichText([text])} />
    </ServicesContext>,
  );

  expect(drawn.replaceAll(/ (?:class|translate)="[^"]*"|<\/?span>/g, '')).toBe(
    `<div><p>${expected}</p></div>`,
  );
});

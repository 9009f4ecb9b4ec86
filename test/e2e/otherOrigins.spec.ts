import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Brand } from '../../src/brand/index.ts';
import { chooseContract } from './chooseContract.ts';
import { answer, goOn, shortestWay } from './claimWalk.ts';
import { shippedBrands } from '../brand/shippedBrands.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';
import { startPortalWith } from './startPortalWith.ts';

const ends: (() => void)[] = [];
test.afterAll(() => {
  for (const end of ends) end();
});

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer).listen(0);
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A content service on another origin with one news entry, which every page may read. */
function contentService(): Promise<number> {
  return listen((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://content');
    const isAllowed =
      pathname === '/spaces/kunden/environments/master/entries' &&
      request.headers.authorization === 'Bearer oeffentlich';
    const isNews = isAllowed && searchParams.get('content_type') === 'news';
    const news = { sys: { id: '1', type: 'Entry' }, fields: { title: 'Neues von anderswo' } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ sys: { type: 'Array' }, items: isNews ? [news] : [] }));
  });
}

async function startWith(brand: Brand): Promise<string> {
  const { origin, end } = await startPortalWith(brand);
  ends.push(end);
  return origin;
}

function brandWithMaps(): Brand {
  const [shipped] = shippedBrands().filter(({ id }) => id === 'lindenau');
  if (shipped === undefined) throw new Error('There is no brand lindenau.');
  return { ...shipped, places: { provider: 'google', key: 'schluessel' } };
}

/** Answers for the maps service: a script that calls an address of its own, and one more script for positions. */
async function answerMaps(page: Page): Promise<void> {
  const library = `
    class AutocompleteSuggestion {
      static async fetchAutocompleteSuggestions({ input }) {
        const answer = await fetch('https://places.googleapis.com/v1/places:autocomplete?input=' + input);
        const place = { addressComponents: await answer.json() };
        const toPlace = () => ({ fetchFields: () => Promise.resolve({ place }) });
        return { suggestions: [{ placePrediction: { placeId: '1', text: { text: 'Am Markt 1, Karlsruhe' }, toPlace } }] };
      }
    }
    const scripts = trustedTypes.createPolicy('google-maps-api-loader', { createScriptURL: (address) => address });
    class Geocoder {
      geocode({ location: { lat, lng } }) {
        return new Promise((resolve) => {
          google.maps.told = (names) => resolve({
            results: [{ address_components: names.map(([type, long_name]) => ({ types: [type], long_name })) }],
          });
          const script = document.createElement('script');
          script.src = scripts.createScriptURL('https://maps.googleapis.com/at?' + lat + ',' + lng);
          document.head.append(script);
        });
      }
    }
    const libraries = {
      places: { AutocompleteSuggestion, AutocompleteSessionToken: class {} },
      geocoding: { Geocoder },
    };
    google.maps.importLibrary = (name) => Promise.resolve(libraries[name]);
    google.maps.__ib__();`;
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  const address = [
    ['route', 'Am Dom'],
    ['street_number', '2'],
    ['postal_code', '50667'],
    ['locality', 'Köln'],
  ];
  await page.route(/googleapis\.com\/at\?50\.94,6\.96$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `google.maps.told(${JSON.stringify(address)})` }),
  );
  const part = (type: string, longText: string) => ({ types: [type], longText });
  await page.route('https://places.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [
        part('route', 'Am Markt'),
        part('street_number', '1'),
        part('postal_code', '76133'),
        part('locality', 'Karlsruhe'),
        part('country', 'Deutschland'),
      ],
    }),
  );
}

test.describe('services on other origins', () => {
  test.use({ thrown: ['Content Security Policy'] });

  test('BRAND-014 SHELL-046 are exactly those of the configuration, which the policy allows', async ({
    page,
    signInAs,
  }) => {
    const contentPort = await contentService();
    const brand: Brand = {
      ...brandWithMaps(),
      content: { space: 'kunden', host: `localhost:${contentPort}`, accessToken: 'oeffentlich' },
    };
    const portal = await startWith(brand);
    await answerMaps(page);
    await signInAs('anna.mueller', `${portal}/`);
    await expect(page.getByRole('region', { name: 'Neuigkeiten' })).toContainText('Neues von anderswo');

    await page.goto(`${portal}/myAccount/changeAddress`);
    const search = page.getByRole('combobox', { name: /Adresse suchen/ });
    await search.fill('Am Markt 1');
    await page.getByRole('option', { name: 'Am Markt 1, Karlsruhe' }).click();
    await expect(page.getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('76133');

    const reached = (host: string) =>
      page.evaluate(
        (address) =>
          fetch(address).then(
            ({ status }) => status,
            () => 'refused',
          ),
        `http://${host}:${contentPort}/`,
      );
    expect([await reached('localhost'), await reached('127.0.0.1')]).toEqual([200, 'refused']);
  });
});

test('the maps service finds the address of the customer after a permission', async ({
  page,
  context,
  signInAs,
}) => {
  const portal = await startWith(brandWithMaps());
  await answerMaps(page);
  await chooseContract(page, customerOf('lindenau'));
  await signInAs('anna.mueller', `${portal}/claims/type`);
  for (const [, answers] of shortestWay.slice(0, 2)) {
    await answer(page, answers);
    await goOn(page).click();
  }
  const here = page.getByRole('button', { name: 'Meinen Standort verwenden' });
  await here.click();
  await expect(page.getByText('Ihr Standort ließ sich nicht bestimmen.')).toBeVisible();

  await context.grantPermissions(['geolocation'], { origin: portal });
  await context.setGeolocation({ latitude: 50.94, longitude: 6.96 });
  await here.click();
  await expect(page.locator('[name="details.location"]')).toHaveValue('Am Dom 2, 50667 Köln');
  await context.clearPermissions();
});

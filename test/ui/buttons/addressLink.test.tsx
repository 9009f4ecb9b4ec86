import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTexts } from '../../../src/portal/session/createTexts.ts';
import { AddressLink } from '../../../src/ui/buttons/AddressLink.tsx';
import { TextsContext } from '../../../src/ui/texts/useTexts.ts';

const texts = await createTexts('lindenau');
const draw = (address: string, fileName?: string) =>
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <AddressLink address={address} fileName={fileName}>
        Antrag
      </AddressLink>
    </TextsContext>,
  ).replaceAll(/<svg.*?<\/svg>| class="[^"]*"/gs, '');

it.each<readonly [string, string | undefined, string]>([
  ['/cms/a.pdf', 'a.pdf', '<a href="/cms/a.pdf" download="a.pdf">Antrag</a>'],
  ['/cms/a.pdf', '', '<a href="/cms/a.pdf" download="">Antrag</a>'],
  ['/claims', undefined, '<a href="/claims">Antrag</a>'],
  ['mailto:a@beispiel.de', undefined, '<a href="mailto:a@beispiel.de">Antrag</a>'],
  ...['https://cdn.example/a.pdf', 'http://localhost:9/a.pdf'].map(
    (address): readonly [string, string, string] => [
      address,
      'a.pdf',
      `<a href="${address}" target="_blank" rel="noopener noreferrer">Antrag<span>(öffnet in einem neuen Tab)</span></a>`,
    ],
  ),
])('the address %s is opened in its place, or beside the portal on another host', (address, name, markup) => {
  expect(draw(address, name)).toBe(markup);
});

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const text = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: readonly unknown[] = [], data: object = {}) => ({
  nodeType,
  data,
  content,
});
const paragraph = (...content: readonly unknown[]) => node('paragraph', content);
const rich = (...content: readonly unknown[]) => node('document', content);
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (type: string, id: string, fields: object) => ({
  sys: { id, type: 'Entry', updatedAt: '2026-10-20T22:30:00Z', contentType: link('ContentType', type) },
  fields,
});
const cell = (type: string, words: string) => node(type, [paragraph(text(words))]);
const row = (type: string, ...words: readonly string[]) =>
  node(
    'table-row',
    words.map((one) => cell(type, one)),
  );

/** An article with every node that the protocol has, and some that it has not. */
const everyNode = rich(
  node('heading-1', [text('Vor der Fahrt')]),
  paragraph(
    text('Zeile eins\nZeile zwei, '),
    text('fett', 'bold'),
    text(', H'),
    text('2', 'subscript'),
    text('O, m'),
    text('2', 'superscript'),
    text(', '),
    text('alt', 'strikethrough'),
    text(' und '),
    text('code', 'code'),
  ),
  node('heading-3', [text('Was Sie mitnehmen')]),
  node('ordered-list', [node('list-item', [paragraph(text('Warndreieck'))])]),
  node('unordered-list', [node('list-item', [paragraph(text('Decke'))])]),
  node('blockquote', [paragraph(text('Lieber eine Pause mehr.'))]),
  node('hr'),
  node('table', [
    row('table-header-cell', 'Monat', 'Reifen', 'Frostschutz', 'Beleuchtung', 'Verbandkasten'),
    row('table-cell', 'Oktober', 'wechseln', 'prüfen', 'Scheinwerfer einstellen', 'Ablaufdatum ansehen'),
  ]),
  node('embedded-asset-block', [], { target: link('Asset', 'road') }),
  node('embedded-asset-block', [], { target: link('Asset', 'sheet') }),
  node('embedded-asset-block', [], { target: link('Asset', 'gone') }),
  node('embedded-entry-block', [], { target: link('Entry', 'question') }),
  node('embedded-resource-block', [], { target: { sys: { type: 'ResourceLink', urn: 'crn:x' } } }),
  paragraph(
    text('Mehr im '),
    node('entry-hyperlink', [text('nächsten Artikel')], { target: link('Entry', 'a1') }),
    text(', im '),
    node('asset-hyperlink', [text('Merkblatt')], { target: link('Asset', 'sheet') }),
    text(', bei der '),
    node('hyperlink', [text('Verkehrswacht')], { uri: 'https://verkehrswacht.example/winter' }),
    text(' und '),
    node('entry-hyperlink', [text('nirgends')], { target: link('Entry', 'gone') }),
    text('.'),
  ),
  node('carousel', [paragraph(text('Aus einem unbekannten Baustein'))]),
);

/** Two entries of each odd kind, and more articles than an answer has. */
function createEntries(host: string): Readonly<Record<string, readonly unknown[]>> {
  const media = (id: string, path: string, rest: object = {}) => ({
    sys: { id, type: 'Asset' },
    fields: { title: { de: id }, file: { de: { url: `//${host}${path}`, ...rest } } },
  });
  const articles = Array.from({ length: 130 }, (_, at) =>
    entry('blog', `a${at}`, {
      title: `Artikel ${at}`,
      creationTime: `2025-${(at % 12) + 1}-01`,
      content: 'Kurz.',
    }),
  );
  return {
    blog: [
      entry('blog', 'every', {
        title: { 'de-DE': 'Sicher durch den Winter' },
        teaser: rich(paragraph(text('Was hilft.'))),
        creationTime: '20.10.2026',
        readingTime: '4',
        image: { de: link('Asset', 'road') },
        content: everyNode,
      }),
      ...articles,
      entry('blog', 'broken', {}),
    ],
    news: [
      entry('news', 'n1', {
        title: rich(paragraph(text('Neu für Sie'))),
        content: 'Erste Zeile\n\nZweiter Absatz',
        image: link('Asset', 'road'),
        expiryDate: '31.12.2099',
      }),
      entry('news', 'n2', { title: 'Unklar', expiryDate: 'bald' }),
    ],
    faqCategory: [
      entry('faqCategory', 'topic', {
        title: 'Winter',
        icon: 'snow',
        entries: [link('Entry', 'question'), link('Entry', 'lost')],
      }),
    ],
    claimDocuments: [
      entry('claimDocuments', 'c1', { cmsTitle: 'Fragebogen', order: '1', media: link('Asset', 'sheet') }),
      entry('claimDocuments', 'c2', { cmsTitle: 'Ohne Datei', order: 2, media: link('Asset', 'gone') }),
    ],
    contactHours: [entry('contactHours', 'h', { text: 'Montag bis Freitag\n8 bis 18 Uhr' })],
    imprint: [entry('imprint', 'i', { brand: ['all'], content: 'Versicherer auf Probe\nMusterstraße 1' })],
    generalText: [
      entry('generalText', 'p', { category: 'PRIVACY', content: rich(text('Wir achten darauf.')) }),
    ],
    tariffConditions: [
      entry('tariffConditions', 't1', { title: 'Bedingungen als Datei', media: link('Asset', 'sheet') }),
      entry('tariffConditions', 't2', { title: 'Bedingungen als Text', text: rich(paragraph(text('Text'))) }),
    ],
    linked: [
      entry('faqEntry', 'question', { question: 'Welche Reifen?', answer: 'Winterreifen.\nAb Oktober.' }),
      // Sizes and types are missing.
      media('road', '/media/road.svg'),
      media('sheet', '/media/sheet.pdf', { contentType: 'application/pdf', fileName: 'merkblatt.pdf' }),
    ],
  };
}

const road =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="200"><rect width="640" height="200" fill="#9db8c9"/></svg>';

export interface ForeignService {
  readonly host: string;
  readonly close: () => void;
}

/** Opens a content service of others, which also has the media. Its answers are small pages, odd in all that the protocol allows. */
export async function openForeignService(): Promise<ForeignService> {
  let entries: ReturnType<typeof createEntries> = {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://content');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (pathname === '/media/road.svg') send(response, 'image/svg+xml', road);
    else if (pathname === '/media/sheet.pdf') send(response, 'application/pdf', '%PDF-1.7');
    else if (pathname.endsWith('/entries')) send(response, 'application/json', answer(entries, searchParams));
    else response.end();
  });
  server.listen(0);
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  entries = createEntries(host);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { host, close };
}

/** The terms of use come without a body. */
function answer(entries: ReturnType<typeof createEntries>, query: URLSearchParams): string {
  const type = query.get('content_type') ?? '';
  if (type === 'termsOfUse') return '';
  const all = entries[type] ?? [];
  const skip = Number(query.get('skip') ?? 0);
  const includes = { Entry: entries['linked'] };
  const items = all.slice(skip, skip + 60);
  return JSON.stringify({ items, skip, limit: 60, total: String(all.length), includes });
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', type);
  response.end(body);
}

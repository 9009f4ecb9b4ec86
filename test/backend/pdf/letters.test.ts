import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makePdf } from '../../../src/backend/pdf/makePdf.ts';
import { paperFonts } from '../../../src/backend/pdf/paperFonts.ts';
import { spellWith } from '../../../src/plain/spellWith.ts';
import { shippedBrands } from '../../brand/shippedBrands.ts';
import { readPdf } from '../fixtures/readPdf.ts';

const seeded = readdirSync('src/backend/seed/accounts')
  .map((file) => JSON.parse(readFileSync(`src/backend/seed/accounts/${file}`, 'utf8')) as unknown)
  .flatMap(listTexts);

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Returns the compressed content of a PDF as text. */
function readStreams(bytes: Uint8Array): string {
  const parts = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return Array.from(parts, ([, part = '']) =>
    inflateSync(Buffer.from(part, 'latin1')).toString('latin1'),
  ).join('\n');
}

/** Written text, and the text that a paper shows. */
const letters: readonly (readonly [string, string])[] = [
  ['Škoda Citroën Łódź Ștefan Țăndărei', 'Škoda Citroën Łódź Ștefan Țăndărei'],
  ['Dvořák Čapek Žižek Őry Űrhajó Ğüneş İnci ışık', 'Dvořák Čapek Žižek Őry Űrhajó Ğüneş İnci ışık'],
  ['Þórður Ðagur Ærø Œuvre Ørsted STRAẞE', 'Þórður Ðagur Ærø Œuvre Ørsted STRAẞE'],
  ['Nguyễn Thị Hường Đặng Phượng', 'Nguyễn Thị Hường Đặng Phượng'],
  ['Παπαδόπουλος Ἀχιλλεύς', 'Παπαδόπουλος Ἀχιλλεύς'],
  ['Щербакова Київ Ђорђевић', 'Щербакова Київ Ђорђевић'],
  ['Mu\u0308ller', 'Müller'],
  ['O’Neill – „Zitat“ … 10 € ½ 5 m² №', 'O’Neill – „Zitat“ … 10 € ½ 5 m² №'],
  ['ＫＡ\u3000① ℻ Å', 'KA 1 FAX Å'],
  ['Frau 👩‍👩‍👧 und ❤️‍🔥', 'Frau ? und ❤'],
  ['李小龍', '???'],
  ['محمد', '????'],
  ['שָׁלוֹם', '????'],
  ['An\u200dna\u00ad', 'Anna'],
  ['KA\ufe63AB\u30001', 'KA-AB 1'],
];

it.each(letters)('a paper shows "%s" as "%s"', (written, shown) => {
  expect(spellWith(written, paperFonts.regular().hasGlyph)).toBe(shown);
});

it.each(['regular', 'bold'] as const)('the font %s draws no box for any seeded or hostile text', (name) => {
  const { font, hasGlyph } = paperFonts[name]();
  const boxes = [...seeded, ...letters.map(([written]) => written)]
    .flatMap((text) => text.split('\n'))
    .filter((text) => font.layout(spellWith(text, hasGlyph)).glyphs.some(({ id }) => id === 0));

  expect(seeded.length).toBeGreaterThan(1000);
  expect(boxes).toEqual([]);
});

it('text of a paper is copied as it was written', async () => {
  const [brand] = shippedBrands();
  if (brand === undefined) throw new Error('No brand');
  const written = letters.map(([text]) => text);
  const bytes = await makePdf({
    brand,
    contact: 'service',
    title: 'Škoda Київ 👩‍👩‍👧',
    day: { iso: '2026-11-27', words: '27.11.2026' },
    pageOf: '{page}/{pages}',
    blocks: [
      ...written.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'facts', rows: written.map((text) => ({ label: text, value: text })) },
      { kind: 'table', head: ['Škoda', 'Київ'], rows: written.map((text) => [text, text]) },
    ],
  });
  const streams = readStreams(bytes);
  const pdf = await readPdf(bytes);
  const text = pdf.pages.map((page) => page.text).join(' ');

  expect(pdf).toMatchObject({ title: 'Škoda Київ 👩‍👩‍👧', isTagged: true });
  for (const whole of ['Škoda Citroën', 'Щербакова Київ', 'Nguyễn Thị Hường', 'Παπαδόπουλος'])
    expect(text).toContain(whole);
  expect(streams.match(/\/ActualText/g)?.length).toBeGreaterThan(20);
});

import { describe, expect, it } from 'vitest';
import { loadEntries } from '../../../src/backend/content/loadEntries.ts';
import { asDocument, type EntryFields, extractPlainText } from '../../../src/content/index.ts';
import { readFaq, type FaqQuestion } from '../../../src/portal/content/loadFaq.ts';
import { markHits } from '../../../src/plain/searchText.ts';
import { searchFaq } from '../../../src/portal/content/searchFaq.ts';
import { toRichText } from '../../../src/backend/content/toRichText.ts';

const list = (...entries: readonly EntryFields[]) => ({ entries, lost: 0 });
const linked = (id: string, fields: object) => ({ sys: { id }, fields });
const answer = toRichText(['Ja. Öffnen Sie **Ihren** Vertrag.']);

describe('topics of questions', () => {
  it('FAQ-002 have a title, a drawing and questions with answer and video', () => {
    const video = { fields: { file: { url: '//videos.ctfassets.net/v.mp4' } } };
    const entries = [
      linked('a', { question: 'Geht das?', answer }),
      linked('b', { question: 'Und wie?', video }),
    ];

    expect(readFaq(list({ id: 'c', title: 'Vertrag', icon: 'contract', entries })).entries).toEqual([
      {
        id: 'c',
        title: 'Vertrag',
        icon: 'contract',
        questions: [
          expect.objectContaining({
            id: 'a',
            question: 'Geht das?',
            answer: asDocument(answer),
            video: null,
          }),
          expect.objectContaining({
            id: 'b',
            answer: null,
            video: { address: 'https://videos.ctfassets.net/v.mp4', description: '', size: null },
          }),
        ],
      },
    ]);
  });

  it.each<readonly [string, unknown, number]>([
    ['no list of questions', 7, 1],
    ['an empty list', [], 0],
    ['no questions', undefined, 0],
    ['a question that is none', [null, 7, linked('a', {}), linked('b', { question: true, answer })], 4],
    ['a question without an answer', [linked('a', { question: 'Geht das?' })], 1],
  ])('are left out with %s; missing questions are counted', (_, entries, lost) => {
    expect(readFaq(list({ id: 'c', title: 'Vertrag', entries }))).toEqual({ entries: [], lost });
  });

  it('FAQ-002 as shipped have questions that all exist', () => {
    const entries = loadEntries();
    const ids = new Set(entries.map(({ sys }) => sys.id));
    const links = entries
      .filter(({ sys }) => sys.contentType?.sys.id === 'faqCategory')
      .flatMap(({ fields }) => fields['entries'] as { sys: { id: string } }[]);

    expect(links.filter(({ sys }) => !ids.has(sys.id))).toEqual([]);
  });
});

describe('the search', () => {
  const question = (id: string, text: string, says: string): FaqQuestion => ({
    id,
    question: text,
    answer: null,
    answerText: says,
    video: null,
  });
  const change = question('a', 'Kann ich die Selbstbeteiligung ändern?', 'Ja, jederzeit.');
  const glass = question('b', 'Zahlen Sie Glasschäden?', 'Ohne SELBSTBETEILIGUNG nur (meist) Reparaturen.');
  const categories = [
    { id: '1', title: '', icon: '', questions: [change, glass] },
    { id: '2', title: '', icon: '', questions: [glass] },
  ];

  it.each<readonly [string, readonly FaqQuestion[]]>([
    ['selbstbeteiligung', [change, glass]],
    [' beteiligung ', [change, glass]],
    ['JEDERZEIT', [change]],
    ['glassch', [glass]],
    ['(meist)', [glass]],
    ['selbstbeteiligung aendern', [change]],
    ['Selbstbeteiligung  a\u0308ndern', [change]],
    ['andern', [change]],
    ['.*', []],
    ['   ', []],
  ])('FAQ-006 for "%s" finds it in questions and answers, each once', (words, found) => {
    expect(searchFaq(categories, words)).toEqual(found);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [
      'Die Selbstbeteiligung und die selbstbeteiligung',
      'SELBSTBETEILIGUNG',
      ['Selbstbeteiligung', 'selbstbeteiligung'],
    ],
    ['(meist) a.b', '(meist)', ['(meist)']],
    ['Die Straße in Köln', 'strasse in  koeln', ['Straße in Köln']],
    ['Nummer 2417Y-3.508.126.', '2417Y3508126', ['2417Y-3.508.126']],
    ['Straße', 'x', []],
  ])('marks in "%s" the words "%s"', (text, words, hits) => {
    const pieces = markHits(text, words);

    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(hits);
  });

  it('reads words that are divided by marks as one text', () => {
    expect(extractPlainText(answer)).toBe('Ja. Öffnen Sie Ihren Vertrag.');
  });
});

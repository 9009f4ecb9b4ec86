import { expect, it } from 'vitest';
import { listDocumentEntries } from '../../../src/portal/pages/documents/listDocumentEntries.ts';
import { readNavigatedPolicyNumber } from '../../../src/portal/pages/documents/readNavigatedPolicyNumber.ts';

const documents = [
  { id: 'one', fileName: 'Beitragsrechnung 2026.pdf', created: '2026-01-01T12:00:00.000Z', read: true },
  { id: 'two', fileName: 'Nachtrag.v2.PDF', created: '2026-10-01T22:30:00.000Z', read: false },
  { id: 'three', fileName: 'Brief', created: 'gestern', read: false },
].map((document) => ({ ...document, policyNumber: '2417Y-3.508.126' }));

it('DOC-004 documents are sorted newest first, or oldest first', () => {
  expect(listDocumentEntries(documents, 'newest').map(({ id }) => id)).toEqual(['two', 'one', 'three']);
  expect(listDocumentEntries(documents, 'oldest').map(({ id }) => id)).toEqual(['three', 'one', 'two']);
});

it('DOC-005 documents have a name, a type and the day in Berlin', () => {
  expect(listDocumentEntries(documents, 'newest').map(({ name, type, date }) => [name, type, date])).toEqual([
    ['Nachtrag.v2', 'PDF', '02.10.2026'],
    ['Beitragsrechnung 2026', 'PDF', '01.01.2026'],
    ['Brief', '', null],
  ]);
});

it.each([
  [{ policy: { policyNumber: '2417Y-3.508.126' } }, '2417Y-3.508.126'],
  [{ contracts: 'all' }, ''],
  [{ policy: { policyNumber: 7 } }, null],
  [{ policy: null }, null],
  [{ policyNumber: '2417Y-3.508.126' }, null],
  ['2417Y-3.508.126', null],
  [null, null],
])('DOC-001 the state %j names the contract %s', (state, policyNumber) => {
  expect(readNavigatedPolicyNumber(state)).toBe(policyNumber);
});

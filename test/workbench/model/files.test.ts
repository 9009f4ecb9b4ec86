import { expect, it } from 'vitest';
import { findChange } from '../../../src/workbench/model/files/findChange.ts';
import { findPlaceOf, findSubjectAt } from '../../../src/workbench/model/files/places.ts';

const paths = ['type.event', 'type.events', 'type'];
const form = '{ "type": { "fields": { "events": {}, "event": { "max": 3 } } } }';
const overlay = '{ "claim:type.event.label": "Was?" }';
const flow = 'steps:\n  - step: type\n    answers:\n      type.events: x\n      type.event: y\n';

it.each([
  ['a form', 'schemas/x/form.json', form, '"max"', 'type.event'],
  ['a broken form', 'schemas/x/form.json', form.slice(0, -12), '"event"', 'type.event'],
  ['the text of a brand', 'brands/x/texts.de.json', overlay, 'Was', 'type.event'],
  ['a flow test', 'test/flows/x/a.flow.yaml', flow, ': y', 'type.event'],
  ['a line of nothing', 'test/flows/x/a.flow.yaml', flow, 'steps', null],
])('the cursor in %s selects its question', (_, file, text, at, subject) => {
  expect(findSubjectAt({ file, text, paths }, text.indexOf(at))).toBe(subject);
});

it.each([
  ['schemas/x/form.json', form, 'type.event', '"event"'],
  ['schemas/x/form.json', form, 'type.event=CODE', '"event"'],
  ['brands/x/texts.de.json', overlay, 'type.event', '"claim:type.event.label"'],
  ['test/flows/x/a.flow.yaml', flow, 'type.event', 'type.event: y'],
])('in %s a question is found where it is first written', (file, text, subject, at) => {
  expect(findPlaceOf({ file, text, paths }, subject)).toBe(text.indexOf(at));
  expect(findPlaceOf({ file, text, paths }, 'other.question')).toBe(null);
});

it.each([
  ['', 'a'],
  ['aaa', 'aa'],
  ['abcabc', 'abXabc'],
  ['one', 'two'],
])('the smallest change of "%s" gives "%s"', (before, after) => {
  const change = findChange(before, after);
  if (change === null) throw new Error('They differ.');
  expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  expect(findChange(after, after)).toBe(null);
});

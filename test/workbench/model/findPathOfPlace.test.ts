import { expect, it } from 'vitest';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { readOneForm } from '../../../src/definitions/disk.ts';
import { findPathOfPlace, listPaths } from '../../../src/workbench/model/findPathOfPlace.ts';

const wizard = compileFormById(readOneForm('.', 'claim-report'), 'claim-report');

it.each([
  ['/properties/type/properties/whatHappened/enum/0', 'type.whatHappened'],
  ['/fields/type.whatHappened/show', 'type.whatHappened'],
  ['/witness.people.email.label', 'witness.people.email'],
  ['/claim-report:witness.people.email.label', 'witness.people.email'],
  ['/steps/witness/when', 'witness'],
  ['/promises/0', null],
])('a finding at %s is about %s', (pointer, path) => {
  if (wizard === null) throw new Error('The form has mistakes.');
  expect(findPathOfPlace(listPaths(wizard), pointer)).toBe(path);
});

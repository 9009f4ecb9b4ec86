import { describe, expect, it } from 'vitest';
import {
  findShownError,
  findShownGroupError,
  listShownProblems,
  getShownVerdict,
  type Answer,
  type Journey,
} from '../../../src/engine/index.ts';
import {
  applyChanges,
  revealFieldError,
  markField,
  openErrorSummary as attempted,
} from '../../../src/engine/journey/changes.ts';
import { createJourney } from '../../../src/engine/journey/openJourney.ts';
import { checkbox, text, walkOf, when } from '../testForm.ts';

const form = {
  steps: {
    one: { name: text(), date: { type: 'string', format: 'date' }, left: checkbox, right: checkbox },
  },
  rules: {
    conditions: {
      any: when({ or: [{ '===': [{ var: 'one.left' }, true] }, { '===': [{ var: 'one.right' }, true] }] }),
    },
    checks: { one: [{ needs: 'any', error: 'chooseOne', at: ['one.left'] }] },
  },
} as const;

const fresh = () => createJourney(walkOf(form), '');
const set = (draft: Journey, key: string, to: Answer) => applyChanges(draft, [{ set: key, to }]);
const shownAt = (draft: Journey, ...keys: readonly string[]) =>
  keys.map((key) => findShownError(draft, key)?.code ?? null);
const noDate = { unreadable: '31.02.2026', code: 'dateNoSuchDay' };

describe('the shown errors', () => {
  it('are none before the first event, and none while typing', () => {
    const typing = set(fresh(), 'one.date', noDate);

    expect(shownAt(fresh(), 'one.name', 'one.date', 'one.left')).toEqual([null, null, null]);
    expect(shownAt(typing, 'one.date')).toEqual([null]);
  });

  it('CLM-102 include a wrong value when its field is left, until it is corrected', () => {
    const left = revealFieldError(set(fresh(), 'one.date', noDate), 'one.date');
    const fixed = set(left, 'one.date', '2026-02-28');
    const typingAgain = set(fixed, 'one.date', noDate);

    expect(shownAt(left, 'one.date')).toEqual(['dateNoSuchDay']);
    expect(shownAt(fixed, 'one.date')).toEqual([null]);
    expect(shownAt(typingAgain, 'one.date')).toEqual([null]);
  });

  it('include a missing answer only after an attempt to continue, even where a wrong value was deleted', () => {
    const left = revealFieldError(fresh(), 'one.name');
    const emptied = set(revealFieldError(set(fresh(), 'one.date', noDate), 'one.date'), 'one.date', null);

    expect(shownAt(left, 'one.name')).toEqual([null]);
    expect(shownAt(emptied, 'one.date')).toEqual([null]);
    expect(shownAt(attempted(emptied, 'one'), 'one.name', 'one.date')).toEqual(['required', 'required']);
  });

  it('ACC-067 include a missing new password once its field is left, until it is typed', () => {
    const secret = { type: 'string', 'x-autocomplete': 'new-password' } as const;
    const draft = createJourney(walkOf({ steps: { one: { secret } } }), '');
    const left = revealFieldError(draft, 'one.secret');

    expect(shownAt(draft, 'one.secret')).toEqual([null]);
    expect(shownAt(left, 'one.secret')).toEqual(['required']);
    expect(shownAt(set(left, 'one.secret', 'vier Wörter'), 'one.secret')).toEqual([null]);
  });

  it('include every problem after an attempt to continue, until it is corrected', () => {
    const tried = attempted(fresh(), 'one');
    const chosen = set(tried, 'one.right', true);
    const named = set(chosen, 'one.name', 'Ada');

    const codes = (draft: Journey) => listShownProblems(draft, 'one').map(({ error }) => error.code);
    expect(codes(tried)).toEqual(['required', 'required', 'chooseOne']);
    expect(shownAt(tried, 'one.left')).toEqual(['chooseOne']);
    expect(codes(chosen)).toEqual(['required', 'required']);
    expect(codes(named)).toEqual(['required']);
    expect(listShownProblems(named, 'two')).toEqual([]);
  });

  it('include a mark of a server, until the field changes', () => {
    const refused = markField(set(fresh(), 'one.name', 'Ada'), 'one.name', 'unknown');

    expect(shownAt(refused, 'one.name')).toEqual(['unknown']);
    expect(listShownProblems(refused, 'one').map(({ name, error }) => [name, error.code])).toEqual([
      ['one.name', 'unknown'],
    ]);
    expect(shownAt(set(refused, 'one.left', true), 'one.name')).toEqual(['unknown']);
    expect(shownAt(set(refused, 'one.name', 'Eva'), 'one.name')).toEqual([null]);
  });
});

describe('a rule about several answers', () => {
  const both = {
    ...form,
    rules: {
      ...form.rules,
      checks: { one: [{ needs: 'any', error: 'chooseOne', at: ['one.left', 'one.right'] }] },
    },
  } as const;
  const begun = () => createJourney(walkOf(both), '');

  it('is shown at the group after an attempt to continue, at none of its fields, until it holds', () => {
    const left = revealFieldError(begun(), 'one.left');
    const tried = attempted(begun(), 'one');

    expect(findShownGroupError(left, 'one')).toBeNull();
    expect(findShownGroupError(tried, 'one')?.code).toBe('chooseOne');
    expect(shownAt(tried, 'one.left', 'one.right')).toEqual([null, null]);
    expect(findShownGroupError(set(tried, 'one.right', true), 'one')).toBeNull();
  });

  it('leads from the summary to the first of its fields', () => {
    expect(listShownProblems(attempted(begun(), 'one'), 'one').at(-1)).toMatchObject({
      name: 'one.left',
      group: 'one',
    });
  });
});

describe('a blocking check that is no error', () => {
  const informing = {
    ...form,
    rules: {
      ...form.rules,
      checks: {
        one: [{ needs: 'any', error: 'nothingChanged', level: 'info', at: ['one.left', 'one.right'] }],
      },
    },
  } as const;

  it('is shown as information after an attempt to continue, beside no field and no group', () => {
    const tried = attempted(createJourney(walkOf(informing), ''), 'one');

    expect(listShownProblems(tried, 'one').map(({ error, isInfo }) => [error.code, isInfo])).toEqual([
      ['required', false],
      ['required', false],
      ['nothingChanged', true],
    ]);
    expect(findShownGroupError(tried, 'one')).toBeNull();
    expect(shownAt(tried, 'one.left', 'one.right')).toEqual([null, null]);
  });
});

describe('an address and its repetition', () => {
  const address = {
    type: 'string',
    pattern: '@.*[.]',
    'x-control': { kind: 'email', verdict: true },
  } as const;
  const form = {
    steps: { one: { address, again: address } },
    rules: {
      conditions: { same: when({ '!': { '!==': [{ var: 'one.address' }, { var: 'one.again' }] } }) },
      checks: { one: [{ needs: 'same', error: 'notEqual', at: ['one.again'] }] },
    },
  } as const;
  const begun = () => set(createJourney(walkOf(form), ''), 'one.address', 'a@b.de');
  const verdicts = (draft: Journey) => ['one.address', 'one.again'].map((key) => getShownVerdict(draft, key));

  it('ACC-057 are valid at once, and invalid not before their error is shown', () => {
    const typing = set(begun(), 'one.again', 'a@b');
    const left = revealFieldError(typing, 'one.again');

    expect(verdicts(createJourney(walkOf(form), ''))).toEqual([null, null]);
    expect(verdicts(typing)).toEqual(['valid', null]);
    expect(verdicts(left)).toEqual(['valid', 'invalid']);
    expect(verdicts(set(left, 'one.again', 'a@b.de'))).toEqual(['valid', 'valid']);
  });

  it('ACC-060 show the error of a check of the step when its field is left', () => {
    const other = revealFieldError(set(begun(), 'one.again', 'c@d.de'), 'one.again');

    expect(shownAt(revealFieldError(begun(), 'one.again'), 'one.again')).toEqual([null]);
    expect(shownAt(other, 'one.address', 'one.again')).toEqual([null, 'notEqual']);
    expect(shownAt(set(other, 'one.address', 'c@d.de'), 'one.again')).toEqual([null]);
  });
});

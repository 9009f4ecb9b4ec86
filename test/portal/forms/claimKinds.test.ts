import { describe, expect, it } from 'vitest';
import { type Facts, getSentences, getSnapshot } from '../../../src/engine/index.ts';
import { claimKinds, readClaimKind } from '../../../src/portal/forms/claimKinds.ts';
import { createDraftStore } from '../../../src/wizard/draft/draftStore.ts';
import { enterAnswers } from '../../../src/wizard/draft/enterAnswers.ts';
import { shippedWizards } from '../../shippedWizards.ts';
import { memoryStorage } from '../../ui/storage/memoryStorage.ts';
import { noPage } from '../../wizard/draft/noPage.ts';

const form = 'claim-report';
const wizard = shippedWizards.find(({ id }) => id === form);
if (wizard === undefined) throw new Error('There is no claim report');

const known = (hasComprehensive: boolean): Facts => ({
  today: '2026-11-21',
  'policy.hasComprehensive': hasComprehensive,
});

function open(facts: Facts) {
  if (wizard === undefined) throw new Error('There is no claim report');
  return createDraftStore({
    wizard,
    facts,
    key: 'draft',
    storage: memoryStorage(),
    now: () => 0,
    keeper: null,
    page: () => noPage,
  });
}

/** The answers of the first step. */
const answersOf = (draft: ReturnType<typeof open>) =>
  Object.fromEntries(
    draft
      .getState()
      .walk.nodes.flatMap((node) =>
        node.kind === 'field' && node.key.startsWith('type.') && node.answer !== null
          ? [[node.key, node.answer]]
          : [],
      ),
  );

describe.each(claimKinds.map(({ name, answers }) => ({ name, answers })))('$name', ({ name, answers }) => {
  it('answers the first step of the report with comprehensive cover', () => {
    const draft = open(known(true));
    enterAnswers(draft, readClaimKind(wizard, { preselectedReason: name }) ?? {});
    const { walk } = draft.getState();

    expect(answersOf(draft)).toEqual(answers);
    expect(getSnapshot(walk, 'type').open).toEqual([]);
  });

  it('answers nothing that a contract without comprehensive cover does not ask', () => {
    const draft = open(known(false));
    const before = answersOf(draft);
    enterAnswers(draft, answers);

    expect(answersOf(draft)).toEqual(before);
  });
});

it.each(
  claimKinds.flatMap(({ name, short, answers }) => (short === undefined ? [] : [{ name, short, answers }])),
)('$name: the short form $short asks or states the same', ({ short, answers }) => {
  const opened = shippedWizards.find(({ id }) => id === short);
  const questions = Object.values(opened?.definition.shortOf?.questions ?? {});
  const said = (opened?.nodes ?? []).flatMap(({ control }) => Object.values(getSentences(control.params)));

  for (const [question, answer] of Object.entries(answers))
    expect(questions.includes(question) || said.some((sets) => sets[question] === answer)).toBe(true);
  expect(opened?.definition.shortOf?.id).toBe(form);
});

it('a begun report keeps its own answers', () => {
  const draft = open(known(true));
  draft.dispatch({ kind: 'changed', requests: [{ set: 'type.thirdParty', to: true }] });
  enterAnswers(draft, claimKinds[0]?.answers ?? {});

  expect(answersOf(draft)).toEqual({ 'type.thirdParty': true });
});

it.each([
  ['contact-mail', { preselectedReason: 'hail' }],
  [form, { preselectedReason: 'EMAIL_FORM' }],
  [form, null],
])('the form %s opened with the state %j begins without answers', (id, state) => {
  const opened = shippedWizards.find((one) => one.id === id);
  expect(opened && readClaimKind(opened, state)).toBeNull();
});

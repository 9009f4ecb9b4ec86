import type { ClaimKind, ClaimKinds } from '../../domain/claimKinds/ClaimKinds.ts';
import { mountedForms } from '../../definitions/index.ts';
import type { Wizard } from '../../engine/index.ts';
import { asRecord } from '../../plain/isRecord.ts';

const files = import.meta.glob<ClaimKinds>('../../../rules/_shared/claim-kinds.json', {
  eager: true,
  import: 'default',
});

/** Lint has checked the file: a mistake in it stops the build. */
const { form, kinds } = getFile(Object.values(files));

/** The kinds of damage that the claims page offers, in their order. */
export const claimKinds = kinds;

/**
 * Returns the answers of the kind of damage that a link to the claim report, or to a short form of it, carries in its state; null for other
 * forms and links.
 */
export function readClaimKind(
  { id, definition }: Pick<Wizard, 'id' | 'definition'>,
  state: unknown,
): ClaimKind['answers'] | null {
  const { preselectedReason } = asRecord(state);
  const answers = kinds.find(({ name }) => name === preselectedReason)?.answers ?? null;
  if (answers === null || id === form) return answers;
  const { shortOf } = definition;
  if (shortOf?.id !== form) return null;
  return Object.fromEntries(
    Object.entries(shortOf.questions).flatMap(([own, question]) => {
      const answer = answers[question];
      return answer === undefined ? [] : [[own, answer]];
    }),
  );
}

/** Returns the address of the form that a kind of damage opens: its short form, where the brand has short forms. */
export function getKindAddress({ short }: ClaimKind, hasShortForms: boolean): string {
  const wanted = hasShortForms && short !== undefined ? short : form;
  return mountedForms.find(({ id }) => id === wanted)?.entry ?? '/claims';
}

function getFile([file]: readonly ClaimKinds[]): ClaimKinds {
  if (file === undefined) throw new Error('There are no kinds of damage');
  return file;
}

import { say } from '../messages.ts';
import { formatTrailer, type SignedPart } from './listSignedParts.ts';
import type { Signature } from './readSignatures.ts';

/** Whether a part is signed as it is now, in a sentence. */
export interface SignedVerdict {
  readonly form: string;
  readonly state: 'signed' | 'missing' | 'outdated' | 'unknown';
  /** The line that a commit needs; null for a form that nobody has to sign. */
  readonly trailer: string | null;
  readonly says: string;
}

/** Compares what has to be signed with the signatures. A signature of anything else is named, because it may be a slip. */
export function judgeSignatures(
  parts: readonly SignedPart[],
  signatures: readonly Signature[],
): readonly SignedVerdict[] {
  const known = new Set(parts.map(({ id }) => id));
  const strange = new Set(signatures.flatMap(({ form }) => (known.has(form) ? [] : [form])));
  return [
    ...parts.map((part) => judgePart(part, signatures)),
    ...[...strange].map((form) => ({
      form,
      state: 'unknown' as const,
      trailer: null,
      says: say('review.signed.unknown', { form }),
    })),
  ];
}

/** Finds the signature of a part as it is now. */
export function findValidSignature(
  { id, digest }: SignedPart,
  signatures: readonly Signature[],
): Signature | undefined {
  return signatures.find((signature) => signature.form === id && signature.digest === digest);
}

function judgePart(part: SignedPart, signatures: readonly Signature[]): SignedVerdict {
  const { id: form, title } = part;
  const trailer = formatTrailer(part);
  const own = signatures.filter((signature) => signature.form === form);
  const valid = findValidSignature(part, signatures);
  if (valid) {
    const { name, day } = valid;
    return { form, state: 'signed', trailer, says: say('review.signed.valid', { title, form, name, day }) };
  }
  const state = own.length > 0 ? 'outdated' : 'missing';
  return { form, state, trailer, says: say(`review.signed.${state}`, { title, form, trailer }) };
}

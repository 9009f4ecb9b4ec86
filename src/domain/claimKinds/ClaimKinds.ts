import type { Static } from '@sinclair/typebox';
import type { claimKindsFile } from './claimKindsFile.ts';

/** `rules/_shared/claim-kinds.json`: the kinds of damage that the claims page offers. */
export type ClaimKinds = Static<typeof claimKindsFile.schema>;

export type ClaimKind = ClaimKinds['kinds'][number];
export type ClaimKindName = ClaimKind['name'];

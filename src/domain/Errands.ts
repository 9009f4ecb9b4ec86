import type { Static } from '@sinclair/typebox';
import type { errandsFile } from './errandsFile.ts';

/** `rules/_shared/errands.json`: the errands that the start page offers. */
export type Errands = Static<typeof errandsFile.schema>;

export type ErrandGroup = Errands['groups'][number];
export type Errand = ErrandGroup['errands'][number];
export type FirstErrand = Errands['first'];

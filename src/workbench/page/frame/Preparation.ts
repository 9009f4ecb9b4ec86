import type { i18n } from 'i18next';
import type { FlowCase } from '../../../analysis/index.ts';
import type { Facts, Wizard } from '../../../engine/index.ts';
import type { FrameOrder } from '../../model/FrameMessage.ts';
import type { DrawnTexts } from './findDrawnWord.ts';

export type ShowOrder = Extract<FrameOrder, { readonly kind: 'show' }>;

/** Everything that the form is drawn with. */
export interface Preparation {
  readonly order: ShowOrder;
  readonly wizard: Wizard;
  readonly facts: Facts;
  readonly flow: FlowCase | null;
  /** Account, contract and day with which the form begins. */
  readonly begin: Pick<FlowCase, 'given' | 'today'>;
  readonly texts: i18n;
  readonly drawn: DrawnTexts;
  /** The address that a new round opens with. */
  readonly route: string;
  readonly stopped: string | null;
}

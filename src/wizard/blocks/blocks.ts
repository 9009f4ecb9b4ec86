// Written from the folders beside this file by "npm run fix".
import type { ComponentType } from 'react';
import { ActionBlock } from './action/ActionBlock.tsx';
import { AmountBlock } from './amount/AmountBlock.tsx';
import { ButtonBlock } from './button/ButtonBlock.tsx';
import { ChangesBlock } from './changes/ChangesBlock.tsx';
import { CoursesBlock } from './courses/CoursesBlock.tsx';
import { CoverBlock } from './cover/CoverBlock.tsx';
import { EmergencyBlock } from './emergency/EmergencyBlock.tsx';
import { FactBlock } from './fact/FactBlock.tsx';
import { LockReasonBlock } from './lockReason/LockReasonBlock.tsx';
import { MenuBlock } from './menu/MenuBlock.tsx';
import { NoteBlock } from './note/NoteBlock.tsx';
import { NoticeBoxBlock } from './noticeBox/NoticeBoxBlock.tsx';
import { OnceNoteBlock } from './onceNote/OnceNoteBlock.tsx';
import { PictureBlock } from './picture/PictureBlock.tsx';
import { PlaceSearchBlock } from './placeSearch/PlaceSearchBlock.tsx';
import { PriceComparisonBlock } from './priceComparison/PriceComparisonBlock.tsx';
import { ScoreBlock } from './score/ScoreBlock.tsx';
import { SummaryBlock } from './summary/SummaryBlock.tsx';
import { UsernameBlock } from './username/UsernameBlock.tsx';
import { ValueBlock } from './value/ValueBlock.tsx';
import { VehicleBlock } from './vehicle/VehicleBlock.tsx';
import type { BlockProps } from '../elements/BlockProps.ts';
import type { BlockName } from './blockTypes.ts';

/** How each block looks: one view for every name, neither more nor fewer. */
const views: { readonly [Name in BlockName]: ComponentType<BlockProps> } = {
  action: ActionBlock,
  amount: AmountBlock,
  button: ButtonBlock,
  changes: ChangesBlock,
  courses: CoursesBlock,
  cover: CoverBlock,
  emergency: EmergencyBlock,
  fact: FactBlock,
  lockReason: LockReasonBlock,
  menu: MenuBlock,
  note: NoteBlock,
  noticeBox: NoticeBoxBlock,
  onceNote: OnceNoteBlock,
  picture: PictureBlock,
  placeSearch: PlaceSearchBlock,
  priceComparison: PriceComparisonBlock,
  score: ScoreBlock,
  summary: SummaryBlock,
  username: UsernameBlock,
  value: ValueBlock,
  vehicle: VehicleBlock,
};

/** By the names of a compiled form, which are names of blocks. */
export const blocks: Readonly<Record<string, ComponentType<BlockProps>>> = views;

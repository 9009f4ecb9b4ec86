// Written from the folders beside this file by "npm run fix".
import type { ComponentType } from 'react';
import { ButtonBlock } from './button/ButtonBlock.tsx';
import { ChangesBlock } from './changes/ChangesBlock.tsx';
import { MenuBlock } from './menu/MenuBlock.tsx';
import { NoteBlock } from './note/NoteBlock.tsx';
import { NoticeBoxBlock } from './noticeBox/NoticeBoxBlock.tsx';
import { OnceNoteBlock } from './onceNote/OnceNoteBlock.tsx';
import { PictureBlock } from './picture/PictureBlock.tsx';
import { PlaceSearchBlock } from './placeSearch/PlaceSearchBlock.tsx';
import { PriceComparisonBlock } from './priceComparison/PriceComparisonBlock.tsx';
import { SummaryBlock } from './summary/SummaryBlock.tsx';
import { UsernameBlock } from './username/UsernameBlock.tsx';
import { ValueBlock } from './value/ValueBlock.tsx';
import type { BlockProps } from '../elements/BlockProps.ts';
import type { BlockName } from './blockTypes.ts';

/** How each block looks: one view for every name, neither more nor fewer. */
const views: { readonly [Name in BlockName]: ComponentType<BlockProps> } = {
  button: ButtonBlock,
  changes: ChangesBlock,
  menu: MenuBlock,
  note: NoteBlock,
  noticeBox: NoticeBoxBlock,
  onceNote: OnceNoteBlock,
  picture: PictureBlock,
  placeSearch: PlaceSearchBlock,
  priceComparison: PriceComparisonBlock,
  summary: SummaryBlock,
  username: UsernameBlock,
  value: ValueBlock,
};

/** By the names of a compiled form, which are names of blocks. */
export const blocks: Readonly<Record<string, ComponentType<BlockProps>>> = views;

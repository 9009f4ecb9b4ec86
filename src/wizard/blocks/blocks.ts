import type { ReactNode } from 'react';
import type { BlockProps } from '../elements/BlockProps.ts';
import type { BlockName } from './blockTypes.ts';
import { ButtonBlock } from './button/ButtonBlock.tsx';
import { NoteBlock } from './note/NoteBlock.tsx';
import { NoticeBoxBlock } from './noticeBox/NoticeBoxBlock.tsx';
import { OnceNoteBlock } from './onceNote/OnceNoteBlock.tsx';
import { PictureBlock } from './picture/PictureBlock.tsx';
import { PlaceSearchBlock } from './placeSearch/PlaceSearchBlock.tsx';
import { SummaryBlock } from './summary/SummaryBlock.tsx';
import { UsernameBlock } from './username/UsernameBlock.tsx';
import { ValueBlock } from './value/ValueBlock.tsx';

export type BlockView = (props: BlockProps) => ReactNode;

/** How each block looks: one view for every name, neither more nor fewer. */
const views: { readonly [Name in BlockName]: BlockView } = {
  note: NoteBlock,
  onceNote: OnceNoteBlock,
  noticeBox: NoticeBoxBlock,
  value: ValueBlock,
  picture: PictureBlock,
  button: ButtonBlock,
  placeSearch: PlaceSearchBlock,
  summary: SummaryBlock,
  username: UsernameBlock,
};

/** By the names of a compiled form, which are names of blocks. */
export const blocks: Readonly<Record<string, BlockView>> = views;

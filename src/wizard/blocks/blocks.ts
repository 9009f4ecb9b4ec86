import type { ReactNode } from 'react';
import { SummaryBlock } from '../summary/SummaryBlock.tsx';
import type { BlockProps } from './BlockProps.ts';
import { ButtonBlock } from './ButtonBlock.tsx';
import { NoteBlock } from './NoteBlock.tsx';
import { NoticeBox } from './NoticeBox.tsx';
import { OnceNote } from './OnceNote.tsx';
import { PictureBlock } from './PictureBlock.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { UsernameBlock } from './UsernameBlock.tsx';
import { ValueBlock } from './ValueBlock.tsx';

/** Every block an analyst can name in `x-control`. */
export const blocks: Readonly<Record<string, (props: BlockProps) => ReactNode>> = {
  note: NoteBlock,
  onceNote: OnceNote,
  value: ValueBlock,
  noticeBox: NoticeBox,
  button: ButtonBlock,
  picture: PictureBlock,
  placeSearch: PlaceSearch,
  summary: SummaryBlock,
  username: UsernameBlock,
};

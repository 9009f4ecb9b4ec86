import type { ReactNode } from 'react';
import { SummaryBlock } from '../summary/SummaryBlock.tsx';
import type { BlockProps } from './BlockProps.ts';
import { NoteBlock } from './NoteBlock.tsx';
import { NoticeBox } from './NoticeBox.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';

/** Every block an analyst can name in `x-control`. */
export const blocks: Readonly<Record<string, (props: BlockProps) => ReactNode>> = {
  note: NoteBlock,
  noticeBox: NoticeBox,
  placeSearch: PlaceSearch,
  summary: SummaryBlock,
};

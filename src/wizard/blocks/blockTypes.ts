import { block as button } from './button/block.ts';
import { block as note } from './note/block.ts';
import { block as noticeBox } from './noticeBox/block.ts';
import { block as onceNote } from './onceNote/block.ts';
import { block as picture } from './picture/block.ts';
import { block as placeSearch } from './placeSearch/block.ts';
import { block as summary } from './summary/block.ts';
import { block as username } from './username/block.ts';
import { block as value } from './value/block.ts';
import type { BlockType } from '../../engine/index.ts';

/** Every block, as the engine and its tools know it. */
export const blockTypes = {
  note,
  onceNote,
  noticeBox,
  value,
  picture,
  button,
  placeSearch,
  summary,
  username,
} as const satisfies Readonly<Record<string, BlockType>>;

export type BlockName = keyof typeof blockTypes;

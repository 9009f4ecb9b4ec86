// Written from the folders beside this file by "npm run fix".
import { block as buttonBlock } from './button/block.ts';
import { block as changesBlock } from './changes/block.ts';
import { block as menuBlock } from './menu/block.ts';
import { block as noteBlock } from './note/block.ts';
import { block as noticeBoxBlock } from './noticeBox/block.ts';
import { block as onceNoteBlock } from './onceNote/block.ts';
import { block as pictureBlock } from './picture/block.ts';
import { block as placeSearchBlock } from './placeSearch/block.ts';
import { block as priceComparisonBlock } from './priceComparison/block.ts';
import { block as summaryBlock } from './summary/block.ts';
import { block as usernameBlock } from './username/block.ts';
import { block as valueBlock } from './value/block.ts';
import type { BlockType } from '../../engine/index.ts';

/** Every block, as the engine and its tools know it. */
export const blockTypes = {
  button: buttonBlock,
  changes: changesBlock,
  menu: menuBlock,
  note: noteBlock,
  noticeBox: noticeBoxBlock,
  onceNote: onceNoteBlock,
  picture: pictureBlock,
  placeSearch: placeSearchBlock,
  priceComparison: priceComparisonBlock,
  summary: summaryBlock,
  username: usernameBlock,
  value: valueBlock,
} as const satisfies Readonly<Record<string, BlockType>>;

export type BlockName = keyof typeof blockTypes;

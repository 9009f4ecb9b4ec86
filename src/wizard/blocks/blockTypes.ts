// Written from the folders beside this file by "npm run fix".
import { block as actionBlock } from './action/block.ts';
import { block as amountBlock } from './amount/block.ts';
import { block as buttonBlock } from './button/block.ts';
import { block as changesBlock } from './changes/block.ts';
import { block as coursesBlock } from './courses/block.ts';
import { block as coverBlock } from './cover/block.ts';
import { block as emergencyBlock } from './emergency/block.ts';
import { block as factBlock } from './fact/block.ts';
import { block as filesBlock } from './files/block.ts';
import { block as fillBlock } from './fill/block.ts';
import { block as lockReasonBlock } from './lockReason/block.ts';
import { block as menuBlock } from './menu/block.ts';
import { block as noteBlock } from './note/block.ts';
import { block as noticeBoxBlock } from './noticeBox/block.ts';
import { block as onceNoteBlock } from './onceNote/block.ts';
import { block as pictureBlock } from './picture/block.ts';
import { block as placeSearchBlock } from './placeSearch/block.ts';
import { block as priceComparisonBlock } from './priceComparison/block.ts';
import { block as scoreBlock } from './score/block.ts';
import { block as shortcutsBlock } from './shortcuts/block.ts';
import { block as statementBlock } from './statement/block.ts';
import { block as summaryBlock } from './summary/block.ts';
import { block as usernameBlock } from './username/block.ts';
import { block as valueBlock } from './value/block.ts';
import { block as vehicleBlock } from './vehicle/block.ts';
import type { BlockType } from '../../engine/index.ts';

/** All blocks, for the compiler and the tools. */
export const blockTypes = {
  action: actionBlock,
  amount: amountBlock,
  button: buttonBlock,
  changes: changesBlock,
  courses: coursesBlock,
  cover: coverBlock,
  emergency: emergencyBlock,
  fact: factBlock,
  files: filesBlock,
  fill: fillBlock,
  lockReason: lockReasonBlock,
  menu: menuBlock,
  note: noteBlock,
  noticeBox: noticeBoxBlock,
  onceNote: onceNoteBlock,
  picture: pictureBlock,
  placeSearch: placeSearchBlock,
  priceComparison: priceComparisonBlock,
  score: scoreBlock,
  shortcuts: shortcutsBlock,
  statement: statementBlock,
  summary: summaryBlock,
  username: usernameBlock,
  value: valueBlock,
  vehicle: vehicleBlock,
} as const satisfies Readonly<Record<string, BlockType>>;

export type BlockName = keyof typeof blockTypes;

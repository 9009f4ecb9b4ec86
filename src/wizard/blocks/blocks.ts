// Written from the folders beside this file by "npm run fix".
import type { ComponentType } from 'react';
import type { BlockProps } from '../elements/BlockProps.ts';
import type { BlockName } from './blockTypes.ts';

/** The loader of each block's component. */
const views: { readonly [Name in BlockName]: () => Promise<ComponentType<BlockProps>> } = {
  action: async () => (await import('./action/ActionBlock.tsx')).ActionBlock,
  amount: async () => (await import('./amount/AmountBlock.tsx')).AmountBlock,
  button: async () => (await import('./button/ButtonBlock.tsx')).ButtonBlock,
  changes: async () => (await import('./changes/ChangesBlock.tsx')).ChangesBlock,
  courses: async () => (await import('./courses/CoursesBlock.tsx')).CoursesBlock,
  cover: async () => (await import('./cover/CoverBlock.tsx')).CoverBlock,
  emergency: async () => (await import('./emergency/EmergencyBlock.tsx')).EmergencyBlock,
  fact: async () => (await import('./fact/FactBlock.tsx')).FactBlock,
  files: async () => (await import('./files/FilesBlock.tsx')).FilesBlock,
  fill: async () => (await import('./fill/FillBlock.tsx')).FillBlock,
  lockReason: async () => (await import('./lockReason/LockReasonBlock.tsx')).LockReasonBlock,
  menu: async () => (await import('./menu/MenuBlock.tsx')).MenuBlock,
  note: async () => (await import('./note/NoteBlock.tsx')).NoteBlock,
  noticeBox: async () => (await import('./noticeBox/NoticeBoxBlock.tsx')).NoticeBoxBlock,
  onceNote: async () => (await import('./onceNote/OnceNoteBlock.tsx')).OnceNoteBlock,
  picture: async () => (await import('./picture/PictureBlock.tsx')).PictureBlock,
  placeSearch: async () => (await import('./placeSearch/PlaceSearchBlock.tsx')).PlaceSearchBlock,
  priceComparison: async () =>
    (await import('./priceComparison/PriceComparisonBlock.tsx')).PriceComparisonBlock,
  score: async () => (await import('./score/ScoreBlock.tsx')).ScoreBlock,
  shortcuts: async () => (await import('./shortcuts/ShortcutsBlock.tsx')).ShortcutsBlock,
  statement: async () => (await import('./statement/StatementBlock.tsx')).StatementBlock,
  summary: async () => (await import('./summary/SummaryBlock.tsx')).SummaryBlock,
  username: async () => (await import('./username/UsernameBlock.tsx')).UsernameBlock,
  value: async () => (await import('./value/ValueBlock.tsx')).ValueBlock,
  vehicle: async () => (await import('./vehicle/VehicleBlock.tsx')).VehicleBlock,
};

/** The same table by the names in a compiled form. */
export const blocks: Readonly<Record<string, () => Promise<ComponentType<BlockProps>>>> = views;

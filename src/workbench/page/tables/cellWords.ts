import type { CellWords } from '../../model/tables/cells.ts';
import { say } from '../say.ts';

/** The words of cells in German. */
export const cellWords: CellWords = {
  yes: say('why.yes'),
  no: say('why.no'),
  not: say('tables.not'),
  to: say('tables.to'),
};

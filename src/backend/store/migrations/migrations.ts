import type { Migration } from 'kysely';
import { migration001 } from './from001/migration001.ts';
import { migration002 } from './from001/migration002.ts';
import { migration003 } from './from001/migration003.ts';
import { migration004 } from './from001/migration004.ts';
import { migration005 } from './from001/migration005.ts';
import { migration006 } from './from001/migration006.ts';
import { migration008 } from './from001/migration008.ts';
import { migration009 } from './from001/migration009.ts';
import { migration010 } from './from001/migration010.ts';
import { migration011 } from './from001/migration011.ts';
import { migration012 } from './from001/migration012.ts';
import { migration013 } from './from001/migration013.ts';
import { migration014 } from './from001/migration014.ts';
import { migration015 } from './from001/migration015.ts';
import { migration016 } from './from001/migration016.ts';
import { migration017 } from './from001/migration017.ts';
import { migration018 } from './from001/migration018.ts';
import { migration019 } from './from001/migration019.ts';
import { migration025 } from './from020/migration025.ts';
import { migration028 } from './from020/migration028.ts';
import { migration032 } from './from020/migration032.ts';
import { migration033 } from './from020/migration033.ts';
import { migration035 } from './from020/migration035.ts';
import { migration036 } from './from020/migration036.ts';
import { migration037 } from './from020/migration037.ts';
import { migration038 } from './from020/migration038.ts';

/** In the order of their names; a folder has those of twenty numbers. A migration that has been released is never edited; a change is a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001': migration001,
  '002': migration002,
  '003': migration003,
  '004': migration004,
  '005': migration005,
  '006': migration006,
  '008': migration008,
  '009': migration009,
  '010': migration010,
  '011': migration011,
  '012': migration012,
  '013': migration013,
  '014': migration014,
  '015': migration015,
  '016': migration016,
  '017': migration017,
  '018': migration018,
  '019': migration019,
  '025': migration025,
  '028': migration028,
  '032': migration032,
  '033': migration033,
  '035': migration035,
  '036': migration036,
  '037': migration037,
  '038': migration038,
};

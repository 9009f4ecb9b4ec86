import type { Migration } from 'kysely';
import { migration001 } from './migration001.ts';
import { migration002 } from './migration002.ts';
import { migration003 } from './migration003.ts';
import { migration004 } from './migration004.ts';
import { migration005 } from './migration005.ts';
import { migration006 } from './migration006.ts';
import { migration008 } from './migration008.ts';
import { migration009 } from './migration009.ts';
import { migration010 } from './migration010.ts';
import { migration011 } from './migration011.ts';
import { migration012 } from './migration012.ts';
import { migration013 } from './migration013.ts';
import { migration014 } from './migration014.ts';
import { migration015 } from './migration015.ts';
import { migration016 } from './migration016.ts';
import { migration017 } from './migration017.ts';
import { migration018 } from './migration018.ts';
import { migration019 } from './migration019.ts';
import { migration025 } from './migration025.ts';
import { migration028 } from './migration028.ts';
import { migration032 } from './migration032.ts';
import { migration033 } from './migration033.ts';
import { migration035 } from './migration035.ts';
import { migration036 } from './migration036.ts';
import { migration037 } from './migration037.ts';
import { migration038 } from './migration038.ts';

/** In the order of their names. A migration that has been released is never edited; a change is a new one. */
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

/** Days and months without a clock. All calculations with dates are here. Imports nothing. */
export type { Day } from './Day.ts';
export { isDay } from './isDay.ts';
export { looksLikeDay } from './looksLikeDay.ts';

export { addDays } from './addDays.ts';
export { addMonths } from './addMonths.ts';
export { calculateAge } from './calculateAge.ts';
export { readRelativeDay } from './readRelativeDay.ts';
export { readWeekday } from './readWeekday.ts';
export { readYear } from './readYear.ts';
export { startOfYear } from './startOfYear.ts';
export { fromEpochDay, toEpochDay } from './toEpochDay.ts';

export { findNextMidnight, toBerlinTime } from './toBerlinTime.ts';

export { formatDay } from './formatDay.ts';
export { formatDayInWords } from './formatDayInWords.ts';
export { formatTime } from './formatTime.ts';

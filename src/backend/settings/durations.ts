/** Lengths of time in milliseconds, for numbers of the settings that are minutes, hours or days. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

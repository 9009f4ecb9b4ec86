/** A day of the Gregorian calendar as `yyyy-mm-dd`, years 0000 to 9999. Earlier days come first in the alphabet. */
export type Day = string;

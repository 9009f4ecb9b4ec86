/** A day of the Gregorian calendar as `yyyy-mm-dd`, years 0000 to 9999. Days sort like their texts. */
export type Day = string;

/** Characters that no text shows cleanly: marks of direction, invisible ones, separators of lines, broken ones. */
export const unclean = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/u;

import { FormatRegistry } from '@sinclair/typebox';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { isServiceDay } from './isServiceDay.ts';
import { cleanText, findUnusableCharacter, type TextKind } from '../plain/cleanText.ts';
import { emailPattern } from './emailPattern.ts';

/** Formats of the protocol's strings. Registered once, when the protocol is loaded; an unknown format would refuse every value. */
const formats = {
  /** A day that exists, `yyyy-mm-dd`, from 1000 on. */
  date: isServiceDay,
  /** A birth date that a living person can have. */
  'birth-date': (text) => isServiceDay(text) && text >= settings.earliestBirthDate.value,
  /** A day of which a claim can still be reported. */
  'claim-date': (text) => isServiceDay(text) && text >= settings.earliestClaimDate.value,
  /** One line of clean text. */
  line: (text) => isClean('line', text),
  /** Clean text with line breaks. */
  lines: (text) => isClean('lines', text),
  email: (text) => isClean('code', text) && emailPattern.test(text),
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
} satisfies Readonly<Record<string, (text: string) => boolean>>;

/** Spaces at the ends do no harm. */
function isClean(kind: TextKind, text: string): boolean {
  return cleanText(kind, text) === text.trim() && findUnusableCharacter(text) === null;
}

for (const [name, holds] of Object.entries(formats)) FormatRegistry.Set(name, holds);

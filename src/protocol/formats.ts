import { FormatRegistry } from '@sinclair/typebox';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { isServiceDay } from './isServiceDay.ts';
import { emailPattern } from './emailPattern.ts';

/** Control characters and invisible characters: without width, or with an effect on the direction of text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Formats of the protocol's strings. Registered once, when the protocol is loaded; an unknown format would refuse every value. */
const formats = {
  /** A day that exists, `yyyy-mm-dd`, from 1000 on. */
  date: isServiceDay,
  /** A birth date that a living person can have. */
  'birth-date': (text) => isServiceDay(text) && text >= settings.earliestBirthDate.value,
  /** A day of which a claim can still be reported. */
  'claim-date': (text) => isServiceDay(text) && text >= settings.earliestClaimDate.value,
  /** One line of visible characters. */
  line: (text) => !invisible.test(text),
  /** Visible text with line breaks. */
  lines: (text) => !invisible.test(text.replaceAll(/\r?\n/g, '')),
  email: (text) => !invisible.test(text) && emailPattern.test(text),
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
} satisfies Readonly<Record<string, (text: string) => boolean>>;

for (const [name, holds] of Object.entries(formats)) FormatRegistry.Set(name, holds);

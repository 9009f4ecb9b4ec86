import { FormatRegistry } from '@sinclair/typebox';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { isServiceDay } from './isServiceDay.ts';
import { emailPattern } from './emailPattern.ts';

/** Control characters, and what is neither seen nor printed: of no width, or turning the direction of a text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Formats of the protocol's strings. Registered once, when the protocol is loaded; an unknown format would refuse every value. */
const formats = {
  /** A day that exists, `yyyy-mm-dd`, from 1000 on. */
  date: isServiceDay,
  /** A day on which somebody who lives can be born. */
  'birth-date': (text) => isServiceDay(text) && text >= settings.earliestBirthDate.value,
  /** A day of which a claim can still be reported. */
  'claim-date': (text) => isServiceDay(text) && text >= settings.earliestClaimDate.value,
  /** One line, in which everything can be seen. */
  line: (text) => !invisible.test(text),
  /** The same with line breaks. */
  lines: (text) => !invisible.test(text.replaceAll(/\r?\n/g, '')),
  email: (text) => !invisible.test(text) && emailPattern.test(text),
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
} satisfies Readonly<Record<string, (text: string) => boolean>>;

for (const [name, holds] of Object.entries(formats)) FormatRegistry.Set(name, holds);

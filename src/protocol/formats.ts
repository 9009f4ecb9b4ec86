import { FormatRegistry } from '@sinclair/typebox';
import { emailPattern } from './emailPattern.ts';

/** Formats of the protocol's strings. Registered once, when the protocol is loaded; an unknown format would refuse every value. */
const formats = {
  /** A day that exists, `yyyy-mm-dd`, from 1000 on. */
  date: isDate,
  email: (text) => emailPattern.test(text),
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
} satisfies Readonly<Record<string, (text: string) => boolean>>;

for (const [name, holds] of Object.entries(formats)) FormatRegistry.Set(name, holds);

function isDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/** Words around a time that do not change it: "ca. 14:30", "um 14 Uhr". */
const wordsBefore = /^(?:(?:ca|circa|etwa|gegen|um|so|rund)\b[. ]*)+/i;
/** No spelling of a time is longer. */
const longestTime = 30;

/** Reads a typed time of day (`1405`, `14.05`, `14 Uhr`, `14:05:30`) as `HH:MM`, 24 hours. */
export const control = fieldFormat('code', (typed) => {
  if (typed.length > longestTime) return { code: 'time' };
  const text = typed.replace(wordsBefore, '').replace(/[., ]+$/, '');
  const parts =
    /^(\d{1,2})(?: *[.:,h] *(\d{2})(?:[.:]\d{2})?|(\d{2}))? *(?:uhr)?$/i.exec(text) ??
    /^(\d{1,2}) *uhr *(\d{2})$/i.exec(text);
  if (parts === null) return { code: 'time' };
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? parts[3] ?? 0)];
  if (hours > 23 || minutes > 59) return { code: 'timeNoSuch' };

  return { value: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` };
}) satisfies ControlType;

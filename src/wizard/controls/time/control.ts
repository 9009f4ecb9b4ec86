import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/** Reads a typed time of day (`1405`, `14.05`, `14 Uhr`) as `HH:MM`, 24 hours. */
export const control = fieldFormat((typed) => {
  const parts =
    /^(\d{1,2})(?:\s*[.:,h]\s*(\d{2})|(\d{2}))?\s*(?:uhr)?$/i.exec(typed) ??
    /^(\d{1,2})\s*uhr\s*(\d{2})$/i.exec(typed);
  if (parts === null) return { code: 'time' };
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? parts[3] ?? 0)];
  if (hours > 23 || minutes > 59) return { code: 'timeNoSuch' };

  return { value: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` };
}) satisfies ControlType;

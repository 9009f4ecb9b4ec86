export interface BerlinTime {
  /** `yyyy-mm-dd`. */
  readonly day: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight as the clock shows them. */
  readonly minute: number;
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What calendar and clock show in Berlin at an instant, wherever the code runs and across summer time (MSG-017). */
export function berlinTime(instant: Date): BerlinTime {
  const [year, month, date, hour, minute] = clock.format(instant).match(/\d+/g) ?? [];
  const day = `${year}-${month}-${date}`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return { day, weekday, minute: Number(hour) * 60 + Number(minute) };
}

export interface CalendarProps {
  /** Calendar dates, `yyyy-mm-dd`. */
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
  /** The calendar date to mark. */
  readonly today: string;
  readonly onChoose: (date: string) => void;
}

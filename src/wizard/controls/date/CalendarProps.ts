export interface CalendarProps {
  /** Calendar dates, `yyyy-mm-dd`. */
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly onChoose: (date: string) => void;
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarProps } from './CalendarProps.ts';
import { moveDayByKey, clampDay } from './moveDayByKey.ts';

/** Holds the day whose month is shown, and moves it by keys; the new day takes the focus. */
export function useShownDay({ value, min, max, today }: Omit<CalendarProps, 'onChoose'>) {
  const root = useRef<HTMLDivElement>(null);
  const limits = { min, max };
  const [date, onDateChange] = useState(value ?? clampDay(today, limits));
  const [reached, setReached] = useState<string | null>(null);

  useEffect(() => {
    const day = reached === null ? '[data-selected], table button[tabindex="0"]' : `[data-day="${reached}"]`;
    root.current?.querySelector<HTMLElement>(day)?.focus();
  }, [reached]);

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const day = from === undefined ? null : moveDayByKey(event, from, limits);
    if (day === null) return;
    event.preventDefault();
    event.stopPropagation();
    onDateChange(day);
    setReached(day);
  }
  return { ref: root, date, onDateChange, onKeyDownCapture };
}

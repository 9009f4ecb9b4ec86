import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import { DatePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Calendar.module.css';
import type { CalendarProps } from './CalendarProps.ts';
import { dayByKey, withinLimits } from './dayByKey.ts';

/** A month to choose from; opens on the chosen day, else on the day nearest to today. Its keys are those of calendars everywhere. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const { t } = useTranslation('controls');
  const root = useRef<HTMLDivElement>(null);
  const limits = { min, max };
  const [shown, setShown] = useState(value ?? withinLimits(dayjs().format('YYYY-MM-DD'), limits));
  const [reached, setReached] = useState<string | null>(null);

  useEffect(() => {
    const day = reached === null ? '[data-selected], table button[tabindex="0"]' : `[data-day="${reached}"]`;
    root.current?.querySelector<HTMLElement>(day)?.focus();
  }, [reached]);

  function move(event: KeyboardEvent<HTMLElement>): void {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const day = from === undefined ? null : dayByKey(event, from, limits);
    if (day === null) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(day);
    setReached(day);
  }

  return (
    <DatePicker
      ref={root}
      onKeyDownCapture={move}
      date={shown}
      onDateChange={setShown}
      locale="de"
      firstDayOfWeek={1}
      hideOutsideDates
      highlightToday
      getDayAriaLabel={(date) => {
        const day = dayjs(date).locale('de').format('dddd, D. MMMM YYYY');
        return isToday(date) ? t('calendar.today', { day }) : day;
      }}
      getDayProps={(date) => ({ 'data-day': date, ...(isToday(date) && { 'aria-current': 'date' }) })}
      size="lg"
      className={classes['calendar']}
      classNames={{
        day: classes['day'] ?? '',
        weekday: classes['weekday'] ?? '',
        calendarHeaderControl: classes['control'] ?? '',
        calendarHeaderLevel: classes['level'] ?? '',
        monthsListControl: classes['cell'] ?? '',
        yearsListControl: classes['cell'] ?? '',
      }}
      value={value}
      onChange={(date) => {
        if (date !== null) onChoose(date);
      }}
      {...(min === null ? {} : { minDate: min })}
      {...(max === null ? {} : { maxDate: max })}
      ariaLabels={{
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
        previousDecade: t('calendar.previousDecade'),
        nextDecade: t('calendar.nextDecade'),
      }}
    />
  );
}

/** Of the browser, as the mark is drawn. */
const isToday = (date: string): boolean => dayjs(date).isSame(dayjs(), 'day');

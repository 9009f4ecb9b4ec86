import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import { DatePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Calendar.module.css';
import type { CalendarProps } from './CalendarProps.ts';

/** A month to choose from; opens on the chosen day, else on the day nearest to today. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const { t } = useTranslation('controls');
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-selected], table button[tabindex="0"]')?.focus();
  }, []);

  return (
    <DatePicker
      ref={root}
      locale="de"
      firstDayOfWeek={1}
      hideOutsideDates
      highlightToday
      getDayAriaLabel={(date) => {
        const day = dayjs(date).locale('de').format('dddd, D. MMMM YYYY');
        return isToday(date) ? t('calendar.today', { day }) : day;
      }}
      getDayProps={(date) => (isToday(date) ? { 'aria-current': 'date' } : {})}
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
      {...(value === null ? {} : { defaultDate: value })}
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

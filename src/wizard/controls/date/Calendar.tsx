import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import { DatePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import classes from './Calendar.module.css';
import type { CalendarProps } from './CalendarProps.ts';
import { useShownDay } from './useShownDay.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/**
 * A month to choose a day from. It opens on the chosen day, else on the allowed day nearest to today, and has the usual keys of calendars.
 */
export function Calendar({ value, min, max, today, onChoose }: CalendarProps) {
  const { t } = useTexts('controls');
  const isToday = (date: string): boolean => date === today;
  const shown = useShownDay({ value, min, max, today });

  return (
    <DatePicker
      {...shown}
      locale="de"
      firstDayOfWeek={1}
      hideOutsideDates
      getDayAriaLabel={(date) => {
        const day = dayjs(date).locale('de').format('dddd, D. MMMM YYYY');
        return isToday(date) ? t('calendar.today', { day }) : day;
      }}
      getDayProps={(date) => ({
        'data-day': date,
        'data-today': isToday(date) || undefined,
        'aria-current': isToday(date) ? 'date' : undefined,
      })}
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

import { enterAnswer } from './keepAnswers.ts';
import type { Page } from './Page.ts';

/** Lets a button enter day and time of the device. */
export function enterNow(page: Page): void {
  document.querySelector('[data-now]')?.addEventListener('click', () => {
    const now = new Date();
    enterAnswer(page, 'date', [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-'));
    enterAnswer(page, 'time', formatClock(now));
  });
}

/** Returns the time as a clock shows it: `21:04`. */
export const formatClock = (moment: Date): string => `${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

const pad = (part: number): string => String(part).padStart(2, '0');

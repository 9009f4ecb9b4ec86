import { IconPhone } from '@tabler/icons-react';
import classes from './EmergencyNumbers.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const numbers = ['112', '110'] as const;

/** The two numbers that come before any report. */
export function EmergencyNumbers() {
  const { t } = useTexts();

  return (
    <ul className={classes.numbers} aria-label={t('claims:emergency.title')}>
      {numbers.map((number) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            <span className={classes.number} translate="no">
              {number}
            </span>{' '}
            <span className={classes.name}>{t(`claims:emergency.${number}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import {
  IconAlertCircle,
  IconCar,
  IconCreditCard,
  IconFileText,
  IconHelpCircle,
  IconHome,
  IconUser,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { FaqCategory } from '../../content/loadFaq.ts';
import classes from './FaqPage.module.css';
import { topicParameter } from '../../content/faqAddress.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const icons: ReadonlyMap<string, typeof IconCar> = new Map([
  ['contract', IconFileText],
  ['claims', IconAlertCircle],
  ['account', IconUser],
  ['vehicle', IconCar],
  ['payment', IconCreditCard],
  ['move', IconHome],
]);

interface FaqTopicsProps {
  readonly categories: readonly FaqCategory[];
  /** Id of the shown topic; null while the page shows results. */
  readonly shown: string | null;
}

/** The topics as links. */
export function FaqTopics({ categories, shown }: FaqTopicsProps) {
  const { t } = useTexts();

  return (
    <nav className={classes.topics} aria-labelledby="faq-topics">
      <h2 id="faq-topics">{t('faq:topics')}</h2>
      <ul>
        {categories.map(({ id, title, icon }) => {
          const Icon = icons.get(icon) ?? IconHelpCircle;
          return (
            <li key={id}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <Link
                to={{ pathname: '/faq', search: new URLSearchParams({ [topicParameter]: id }).toString() }}
                {...(id === shown ? { 'aria-current': 'page' } : {})}
              >
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

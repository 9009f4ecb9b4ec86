import {
  IconChevronRight,
  IconMail,
  IconPhoneCall,
  IconSteeringWheel,
  IconUsersPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { buildRequestSearch, type ContactRequest, contactRequests } from './contactRequests.ts';
import classes from './RequestChoice.module.css';
import rows from '../../../ui/style/RowList.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** The requests as links; each opens its form below, and takes the place of the one before in the history. */
export function RequestChoice({ chosen }: { readonly chosen: ContactRequest | null }) {
  const { t } = useTexts();
  const id = useId();

  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('contact:choose.title')}
      </h2>
      <ul className={`${rows['rows']} ${classes.requests}`}>
        {contactRequests.map((request) => {
          const Icon = icons[request.icon];
          const hint = `request-${request.id}`;
          return (
            <li
              key={request.id}
              className={classes.request}
              data-chosen={chosen?.id === request.id || undefined}
            >
              <span className={classes.icon}>
                <Icon size={22} stroke={1.75} aria-hidden />
              </span>
              <div className={classes.words}>
                <Link
                  className={classes.name}
                  to={{ search: buildRequestSearch(request) }}
                  state={{ isPressed: true }}
                  replace
                  aria-current={chosen?.id === request.id}
                  aria-describedby={hint}
                >
                  {t(`contact:request.${request.id}.label`)}
                </Link>
                <span id={hint} className={classes.hint}>
                  {t(`contact:request.${request.id}.hint`)}
                </span>
              </div>
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const icons = {
  people: IconUsersPlus,
  steeringWheel: IconSteeringWheel,
  mail: IconMail,
  phone: IconPhoneCall,
} as const satisfies Record<ContactRequest['icon'], TablerIcon>;

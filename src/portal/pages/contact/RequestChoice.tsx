import { IconMail, IconPhoneCall, IconSteeringWheel, IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type ContactRequest, contactRequests } from './contactRequests.ts';
import classes from './RequestChoice.module.css';

interface RequestChoiceProps {
  readonly chosen: ContactRequest | null;
  readonly onChoose: (request: ContactRequest) => void;
}

/** The requests as radio cards; the form of the chosen one opens below. */
export function RequestChoice({ chosen, onChoose }: RequestChoiceProps) {
  const { t } = useTranslation();

  return (
    <fieldset className={classes.group}>
      <legend>
        <h2 className={classes.title}>{t('contact:choose.title')}</h2>
      </legend>
      <div className={classes.cards}>
        {contactRequests.map((request) => {
          const { id } = request;
          const Icon = icons[id];
          return (
            <label key={id} className={classes.card}>
              <input
                type="radio"
                name="request"
                value={id}
                checked={chosen?.id === id}
                aria-labelledby={`request-${id}`}
                aria-describedby={`request-${id}-hint`}
                onChange={() => onChoose(request)}
              />
              <span className={classes.texts}>
                <span id={`request-${id}`} className={classes.label}>
                  {t(`contact:request.${id}.label`)}
                </span>
                <span id={`request-${id}-hint`} className={classes.hint}>
                  {t(`contact:request.${id}.hint`)}
                </span>
              </span>
              <Icon size={24} stroke={1.75} aria-hidden />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const icons = {
  temporaryCoverage: IconUsersPlus,
  accompaniedDriving: IconSteeringWheel,
  mail: IconMail,
  callback: IconPhoneCall,
} as const satisfies Record<ContactRequest['id'], unknown>;

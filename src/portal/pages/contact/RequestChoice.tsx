import { IconMail, IconPhoneCall, IconSteeringWheel, IconUsersPlus } from '@tabler/icons-react';
import { ChoiceList } from '../../../ui/choices/ChoiceList.tsx';
import { RadioCard } from '../../../ui/choices/RadioCard.tsx';
import { type ContactRequest, contactRequests } from './contactRequests.ts';
import classes from './RequestChoice.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface RequestChoiceProps {
  readonly chosen: ContactRequest | null;
  readonly onChoose: (request: ContactRequest) => void;
}

/** The requests as one list; the form of the chosen one opens below. */
export function RequestChoice({ chosen, onChoose }: RequestChoiceProps) {
  const { t } = useTexts();

  return (
    <fieldset className={classes.group}>
      <legend>
        <h2 className={classes.title}>{t('contact:choose.title')}</h2>
      </legend>
      <ChoiceList>
        {contactRequests.map((request) => {
          const { id } = request;
          const Icon = icons[request.icon];
          return (
            <RadioCard
              key={id}
              id={`request-${id}`}
              name="request"
              value={id}
              label={t(`contact:request.${id}.label`)}
              text={t(`contact:request.${id}.hint`)}
              icon={<Icon size={24} stroke={1.75} aria-hidden />}
              checked={chosen?.id === id}
              onChoose={() => onChoose(request)}
            />
          );
        })}
      </ChoiceList>
    </fieldset>
  );
}

const icons = {
  people: IconUsersPlus,
  steeringWheel: IconSteeringWheel,
  mail: IconMail,
  phone: IconPhoneCall,
} as const satisfies Record<ContactRequest['icon'], unknown>;

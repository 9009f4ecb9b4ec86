import { IconMail, IconPhone } from '@tabler/icons-react';
import { useWizard } from '../context/useWizard.ts';
import classes from './DonePage.module.css';

/** Whom to ask after the end. */
export function DoneContact() {
  const { texts, ports } = useWizard();
  const { phone, email, hours } = ports().contact;
  return (
    <section className={classes.contact} aria-labelledby="done-contact">
      <h2 id="done-contact">{texts.get(['done.contact.title', 'wizard:done.contact'])}</h2>
      <ul>
        <li>
          <IconPhone size={20} stroke={1.75} aria-hidden />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
        <li>
          <IconMail size={20} stroke={1.75} aria-hidden />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      {hours !== undefined && <p>{hours}</p>}
    </section>
  );
}

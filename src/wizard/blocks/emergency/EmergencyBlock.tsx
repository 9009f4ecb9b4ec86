import { IconFirstAidKit, IconPhone } from '@tabler/icons-react';
import { useContact } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import { useNumberMention } from '../../../ui/texts/useNumberMention.ts';
import classes from './EmergencyBlock.module.css';

/**
 * The numbers for an emergency, above the questions: the emergency number, then the line of the form. The block does not stop the customer
 * from continuing.
 */
export function EmergencyBlock({ state, texts }: BlockProps) {
  const { number } = state.block.control.params;
  const { phone } = useContact();
  const id = `${state.name}-title`;
  return (
    <section className={classes.emergency} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        <IconFirstAidKit size={24} stroke={1.75} aria-hidden />
        <span>{texts.text('title')}</span>
      </h2>
      <Paragraphs text={texts.text('text')} />
      <CallLink number={String(number)} says={texts.text('call')} isFirst />
      {phone !== '' && <CallLink number={phone} says={texts.text('line')} isFirst={false} />}
      <p>{texts.text('after')}</p>
    </section>
  );
}

interface CallLinkProps {
  readonly number: string;
  /** The name of the service. */
  readonly says: string;
  readonly isFirst: boolean;
}

function CallLink({ number, says, isFirst }: CallLinkProps) {
  useNumberMention(number, 'card');
  return (
    <a className={classes.call} data-first={isFirst || undefined} href={formatPhoneLink(number)}>
      <IconPhone size={24} stroke={1.75} aria-hidden />
      <span>
        <strong className={classes.number}>{number}</strong> <span className={classes.says}>{says}</span>
      </span>
    </a>
  );
}

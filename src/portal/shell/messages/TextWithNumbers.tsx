import { Fragment, type ReactNode, use } from 'react';
import { ServicesContext } from '../../session/Services.ts';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import { useNumberMention } from '../../../ui/texts/useNumberMention.ts';
import { useTextWithNumber } from '../../../ui/texts/useTextWithNumber.ts';
import classes from './TextWithNumbers.module.css';

/** A finished sentence with links for the numbers of the brand, each where no other place of the page names it. */
export function TextWithNumbers({ text }: { readonly text: string }) {
  const [phone, claimsPhone] = useNumbers();
  return <LinkedNumbers text={useTextWithNumber(useTextWithNumber(text, phone), claimsPhone)} />;
}

interface FixedTextProps {
  readonly text: string;
  /** Draws the text between numbers in an element of its own; plain where it is absent. */
  readonly drawText?: (text: string) => ReactNode;
}

/** A text that keeps its numbers, as links: one of the content service, or one that asks to call now. */
export function FixedTextWithNumbers({ text, drawText = drawPlain }: FixedTextProps) {
  const [phone, claimsPhone] = useNumbers();
  useNumberMention(text.includes(phone) ? phone : '', 'card');
  useNumberMention(text.includes(claimsPhone) ? claimsPhone : '', 'card');
  return <LinkedNumbers text={text} drawText={drawText} />;
}

interface LinkedNumbersProps {
  readonly text: string;
  readonly drawText?: (text: string) => ReactNode;
}

/** Each number stays on one line. */
function LinkedNumbers({ text, drawText = drawPlain }: LinkedNumbersProps) {
  const numbers = useNumbers().filter((number) => number !== '');
  const parts = splitAtNumbers(text, numbers).filter((part) => part !== '');
  return parts.map((part, index) =>
    numbers.includes(part) ? (
      <a key={index} href={formatPhoneLink(part)} className={classes.number} translate="no">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{drawText(part)}</Fragment>
    ),
  );
}

/** Returns the numbers of the brand; they are empty outside of a portal. */
function useNumbers(): readonly [phone: string, claimsPhone: string] {
  const contact = use(ServicesContext)?.brand.contact;
  return [contact?.phone ?? '', contact?.claimsPhone ?? ''];
}

const drawPlain = (text: string) => <span>{text}</span>;

/** The text, cut before and after each number. */
function splitAtNumbers(text: string, [number, ...others]: readonly string[]): readonly string[] {
  if (number === undefined) return [text];
  return text
    .split(number)
    .flatMap((part, index) => [...(index === 0 ? [] : [number]), ...splitAtNumbers(part, others)]);
}

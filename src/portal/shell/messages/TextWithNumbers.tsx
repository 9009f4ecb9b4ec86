import { Fragment, type ReactNode, use } from 'react';
import { ServicesContext } from '../../session/Services.ts';
import { formatPhoneLink } from '../../../ui/texts/formatPhoneLink.ts';
import classes from './TextWithNumbers.module.css';

interface TextWithNumbersProps {
  readonly text: string;
  /** Draws the text between numbers in an element of its own; absent: unchanged. */
  readonly drawText?: (text: string) => ReactNode;
}

/** A finished sentence with links for the numbers of the brand. Each number stays on one line. Outside of a portal there are none. */
export function TextWithNumbers({ text, drawText = drawPlain }: TextWithNumbersProps) {
  const contact = use(ServicesContext)?.brand.contact;
  const numbers = [contact?.phone ?? '', contact?.claimsPhone ?? ''].filter((number) => number !== '');
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

const drawPlain = (text: string) => <span>{text}</span>;

/** The text, cut before and after each number. */
function splitAtNumbers(text: string, [number, ...others]: readonly string[]): readonly string[] {
  if (number === undefined) return [text];
  return text
    .split(number)
    .flatMap((part, index) => [...(index === 0 ? [] : [number]), ...splitAtNumbers(part, others)]);
}

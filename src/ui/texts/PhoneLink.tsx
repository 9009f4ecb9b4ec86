import type { ReactNode } from 'react';
import { formatPhoneLink } from './formatPhoneLink.ts';
import { useNumberMention } from './useNumberMention.ts';

interface PhoneLinkProps {
  readonly number: string;
  readonly className?: string | undefined;
  /** What stands in the link; absent: the number. */
  readonly children?: ReactNode;
}

/** The link to a telephone number in a place whose purpose is the number: messages and the help of the page do not repeat it. */
export function PhoneLink({ number, className, children = number }: PhoneLinkProps) {
  useNumberMention(number, 'card');
  return (
    <a className={className} href={formatPhoneLink(number)} translate="no">
      {children}
    </a>
  );
}

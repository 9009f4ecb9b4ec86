import { useContactMention } from './useContactMention.ts';

/** The link to an e-mail address in a place whose purpose is the address: the help of the page does not repeat it. */
export function MailLink({ address }: { readonly address: string }) {
  useContactMention(address, 'card');
  return (
    <a href={`mailto:${address}`} translate="no">
      {address}
    </a>
  );
}

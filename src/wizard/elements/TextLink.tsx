import { Link } from 'react-router-dom';
import { evaluateValue } from '../../engine/index.ts';
import { useContact, useDraft, useWizard } from '../context/useWizard.ts';
import { AddressLink } from '../../ui/buttons/AddressLink.tsx';
import { formatPhoneLink } from '../../ui/texts/formatPhoneLink.ts';

/**
 * A link in a text of the form: `phone` and `email` of the brand, or one of the `links` of wizard.json. A file without an address is drawn
 * as plain words, and so is text that looks like a link only because of an inserted value.
 */
export function TextLink({ name, words }: { readonly name: string; readonly words: string }) {
  const { wizard } = useWizard();
  const { phone, email } = useContact();
  if (name === 'phone') return <a href={formatPhoneLink(phone)}>{words}</a>;
  if (name === 'email') return <a href={`mailto:${email}`}>{words}</a>;
  const link = wizard.definition.links?.[name];
  if (link === undefined) return <span>{words}</span>;
  if ('file' in link) return <FileLink name={name} words={words} />;
  return (
    <Link to={link.to} state={link.state}>
      {words}
    </Link>
  );
}

function FileLink({ name, words }: { readonly name: string; readonly words: string }) {
  const { wizard } = useWizard();
  const value = wizard.fileLinks.get(name);
  const address = useDraft(({ walk }) => (value === undefined ? null : evaluateValue(walk, value)));
  return typeof address === 'string' ? (
    <AddressLink address={address} fileName="">
      {words}
    </AddressLink>
  ) : (
    <span>{words}</span>
  );
}

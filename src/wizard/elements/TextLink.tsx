import { Link } from 'react-router-dom';
import { useWizard } from '../context/useWizard.ts';

/** A link in a text of the form: `phone` and `email` of the brand, everything else as `links` of wizard.json has it. */
export function TextLink({ name, words }: { readonly name: string; readonly words: string }) {
  const { wizard, ports } = useWizard();
  const { phone, email } = ports().contact;
  if (name === 'phone') return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{words}</a>;
  if (name === 'email') return <a href={`mailto:${email}`}>{words}</a>;
  const link = wizard.definition.links?.[name];
  if (link === undefined) throw new Error(`Form "${wizard.id}" has no link "${name}".`);
  return (
    <Link to={link.to} state={link.state}>
      {words}
    </Link>
  );
}

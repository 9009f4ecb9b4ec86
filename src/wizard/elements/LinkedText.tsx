import { useContact } from '../context/useWizard.ts';
import { useTextWithNumber } from '../../ui/texts/useTextWithNumber.ts';
import { splitAtLinks } from '../texts/splitAtLinks.ts';
import { TextLink } from './TextLink.tsx';

/**
 * A text of a definition in one line; `[words](name)` is a link of the form, and the number to call is a link as well, where no other place
 * of the page names it.
 */
export function LinkedText({ text }: { readonly text: string }) {
  const { phone } = useContact();
  return splitAtLinks(useTextWithNumber(text, phone), phone).map((part, index) =>
    'link' in part ? (
      <TextLink key={index} name={part.link} words={part.words} />
    ) : (
      <span key={index}>{part.words}</span>
    ),
  );
}

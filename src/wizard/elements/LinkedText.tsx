import { useContact } from '../context/useWizard.ts';
import { splitAtLinks } from '../texts/splitAtLinks.ts';
import { TextLink } from './TextLink.tsx';

/** A text of a definition in one line; `[words](name)` is a link of the form, and the number to call is a link as well. */
export function LinkedText({ text }: { readonly text: string }) {
  return splitAtLinks(text, useContact().phone).map((part, index) =>
    'link' in part ? (
      <TextLink key={index} name={part.link} words={part.words} />
    ) : (
      <span key={index}>{part.words}</span>
    ),
  );
}

import { linkedParts } from '../texts/linkedParts.ts';
import { TextLink } from './TextLink.tsx';

/** A text of a definition; an empty line starts a new paragraph, `[words](name)` is a link of the form. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split('\n\n')
    .map((paragraph) => (
      <p key={paragraph}>
        {linkedParts(paragraph).map((part, index) =>
          'link' in part ? <TextLink key={index} name={part.link} words={part.words} /> : part.words,
        )}
      </p>
    ));
}

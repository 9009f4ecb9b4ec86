import { LinkedText } from './LinkedText.tsx';

/** A text of a definition; an empty line starts a new paragraph, `[words](name)` is a link of the form. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <LinkedText text={paragraph} />
    </p>
  ));
}

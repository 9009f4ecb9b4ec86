import { LinkedText } from './LinkedText.tsx';

/** A text of a definition; an empty line starts a new paragraph, lines with a dash are a list, `[words](name)` is a link of the form. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text.split('\n\n').map((paragraph) =>
    paragraph.startsWith(dash) ? (
      <ul key={paragraph}>
        {paragraph.split('\n').map((line) => (
          <li key={line}>
            <LinkedText text={line.replace(dash, '')} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={paragraph}>
        <LinkedText text={paragraph} />
      </p>
    ),
  );
}

const dash = '- ';

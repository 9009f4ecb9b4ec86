import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import { createContext, type ReactNode } from 'react';
import { readSafeLink } from './readSafeLink.ts';
import classes from './RichText.module.css';

/** True inside of a link, which cannot contain another link. */
export const InLinkContext = createContext(false);

export interface RichTextProps {
  readonly document: Document;
  /** Level of the heading above the text; its own headings continue directly below that level. */
  readonly below?: 1 | 2 | 3;
  /** Draws a piece of text in an element of its own; absent: unchanged. */
  readonly drawText?: (text: string) => ReactNode;
}

/** Draws text of the content service. Nodes that are not listed here are left out. */
export function RichText({ document, below = 2, drawText = drawPlain }: RichTextProps) {
  return (
    <div className={classes.text}>
      {documentToReactComponents(document, {
        ...options,
        renderNode: { ...options.renderNode, ...createHeadingRenderers(document, below) },
        renderText: drawText,
      })}
    </div>
  );
}

const drawPlain = (text: string) => <span>{text}</span>;

const headings = [BLOCKS.HEADING_1, BLOCKS.HEADING_2, BLOCKS.HEADING_3] as const;

/** The largest heading of the text is one level below the heading above the text. */
function createHeadingRenderers(document: Document, below: number): Options['renderNode'] {
  const largest = Math.max(
    0,
    headings.findIndex((type) => document.content.some(({ nodeType }) => nodeType === type)),
  );
  return Object.fromEntries(
    headings.map((type, index) => {
      const Heading = tags[Math.max(0, index - largest) + below - 1] ?? 'h6';
      return [type, (_: unknown, children: ReactNode) => <Heading>{children}</Heading>];
    }),
  );
}

const tags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

const options: Options = {
  renderMark: {
    [MARKS.BOLD]: (text) => <strong>{text}</strong>,
    [MARKS.ITALIC]: (text) => <em>{text}</em>,
  },
  renderNode: {
    [BLOCKS.EMBEDDED_ENTRY]: () => null,
    [BLOCKS.EMBEDDED_ASSET]: () => null,
    [INLINES.EMBEDDED_ENTRY]: () => null,
    [INLINES.HYPERLINK]: ({ data }, children) => {
      const address = readSafeLink(data['uri']);
      if (address === null) return <>{children}</>;
      return (
        <a href={address}>
          <InLinkContext value={true}>{children}</InLinkContext>
        </a>
      );
    },
  },
};

import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import { Fragment, type ReactNode } from 'react';
import { extractPlainText } from '../../../content/index.ts';
import { ContentLink } from './ContentLink.tsx';
import { ContentTable } from './ContentTable.tsx';
import { EmbeddedBlock, EmbeddedInline } from './EmbeddedBlock.tsx';
import { readLinkTarget, readTargetName } from './readLinkTarget.ts';
import classes from './RichText.module.css';

export interface RichTextProps {
  readonly document: Document;
  /** Level of the heading above the text; its own headings continue directly below that level. */
  readonly below?: 1 | 2 | 3;
  /** Draws a piece of text in an element of its own; absent: unchanged. */
  readonly drawText?: (text: string) => ReactNode;
}

/** Draws text of the content service, of which `asDocument` has dropped unknown nodes. */
export function RichText({ document, below = 2, drawText = drawPlain }: RichTextProps) {
  const drawBlock: DrawNode = ({ data }) => (
    <EmbeddedBlock
      data={data}
      drawDocument={(embedded) => <RichText document={embedded} below={below} drawText={drawText} />}
    />
  );
  return (
    <div className={classes.text}>
      {documentToReactComponents(document, {
        ...options,
        renderNode: {
          ...options.renderNode,
          ...createHeadingRenderers(document, below),
          [BLOCKS.EMBEDDED_ASSET]: drawBlock,
          [BLOCKS.EMBEDDED_ENTRY]: drawBlock,
          [BLOCKS.EMBEDDED_RESOURCE]: drawBlock,
        },
        renderText: (text) => drawLines(text, drawText),
      })}
    </div>
  );
}

const drawPlain = (text: string) => <span>{text}</span>;

function drawLines(text: string, drawText: (text: string) => ReactNode): ReactNode {
  const lines = text.split('\n');
  if (lines.length === 1) return drawText(text);
  return lines.map((line, index) => (
    // The index is the only identity of a line.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line !== '' && drawText(line)}
    </Fragment>
  ));
}

const headings = [
  ...([BLOCKS.HEADING_1, BLOCKS.HEADING_2, BLOCKS.HEADING_3] as const),
  ...([BLOCKS.HEADING_4, BLOCKS.HEADING_5, BLOCKS.HEADING_6] as const),
];

/** The largest heading of the text is one level below the heading above the text, and no level is left out. */
function createHeadingRenderers(document: Document, below: number): Options['renderNode'] {
  const used = headings.filter((type) => hasNode(document, type));
  return Object.fromEntries(
    used.map((type, rank) => {
      const Heading = tags[rank + below - 1] ?? 'h6';
      return [type, (_: unknown, children: ReactNode) => <Heading>{children}</Heading>];
    }),
  );
}

function hasNode(node: { readonly content: readonly object[] }, type: string): boolean {
  return node.content.some(
    (part) =>
      ('nodeType' in part && part.nodeType === type) ||
      ('content' in part && Array.isArray(part.content) && hasNode({ content: part.content }, type)),
  );
}

const tags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

type DrawNode = NonNullable<Options['renderNode']>[string];

/** A link without words has the name of its target. */
const drawLink: DrawNode = (node, children) => {
  const target = readLinkTarget(node.data);
  const hasWords = extractPlainText(node).trim() !== '';
  const words = hasWords ? children : <span>{readTargetName(node.data) ?? target?.address}</span>;
  if (target === null) return hasWords ? <>{children}</> : null;
  return <ContentLink target={target}>{words}</ContentLink>;
};

const drawInline: DrawNode = ({ data }) => <EmbeddedInline data={data} />;

const drawCell =
  (Cell: 'td' | 'th'): DrawNode =>
  ({ data }, children) => (
    <Cell colSpan={readSpan(data['colspan'])} rowSpan={readSpan(data['rowspan'])}>
      {children}
    </Cell>
  );

function readSpan(value: unknown): number | undefined {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined;
}

const options: Options = {
  renderMark: {
    [MARKS.BOLD]: (text) => <strong>{text}</strong>,
    [MARKS.ITALIC]: (text) => <em>{text}</em>,
  },
  renderNode: {
    [BLOCKS.TABLE]: (_, children) => <ContentTable>{children}</ContentTable>,
    [BLOCKS.TABLE_CELL]: drawCell('td'),
    [BLOCKS.TABLE_HEADER_CELL]: drawCell('th'),
    [INLINES.HYPERLINK]: drawLink,
    [INLINES.ASSET_HYPERLINK]: drawLink,
    [INLINES.ENTRY_HYPERLINK]: drawLink,
    [INLINES.RESOURCE_HYPERLINK]: drawLink,
    [INLINES.EMBEDDED_ENTRY]: drawInline,
    [INLINES.EMBEDDED_RESOURCE]: drawInline,
  },
};

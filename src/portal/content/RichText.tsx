import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import { safeLink } from './safeLink.ts';
import classes from './RichText.module.css';

/** Text of the content service as React elements. Only what is listed here is drawn; headings stand below the page's own. */
export function RichText({ document }: { readonly document: Document }) {
  return <div className={classes.text}>{documentToReactComponents(document, options)}</div>;
}

const options: Options = {
  renderMark: {
    [MARKS.BOLD]: (text) => <strong>{text}</strong>,
    [MARKS.ITALIC]: (text) => <em>{text}</em>,
  },
  renderNode: {
    [BLOCKS.HEADING_1]: (_, children) => <h2>{children}</h2>,
    [BLOCKS.HEADING_2]: (_, children) => <h3>{children}</h3>,
    [BLOCKS.HEADING_3]: (_, children) => <h4>{children}</h4>,
    [BLOCKS.EMBEDDED_ENTRY]: () => null,
    [BLOCKS.EMBEDDED_ASSET]: () => null,
    [INLINES.EMBEDDED_ENTRY]: () => null,
    [INLINES.HYPERLINK]: ({ data }, children) => {
      const address = safeLink(data['uri']);
      return address === null ? <>{children}</> : <a href={address}>{children}</a>;
    },
  },
};

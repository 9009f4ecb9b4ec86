import type { Document } from '@contentful/rich-text-types';
import { html } from 'hono/html';
import { readSafeLink } from '../../content/index.ts';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type Node = Document['content'][number]['content'][number] | Document['content'][number];

/** Writes a rich text of the content service: headings, paragraphs, lists and links. Of everything else the text stays. */
export function writeRichText(document: Document, addressOf: (link: string) => string): Html {
  return writeNodes(document.content, addressOf);
}

function writeNodes(nodes: readonly Node[], addressOf: (link: string) => string): Html {
  return html`${nodes.map((node) => writeNode(node, addressOf))}`;
}

function writeNode(node: Node, addressOf: (link: string) => string): Html {
  if ('value' in node) return writeText(node);
  const inner = () => writeNodes(node.content as readonly Node[], addressOf);
  switch (node.nodeType) {
    case 'heading-1':
    case 'heading-2':
      return html`<h2>${inner()}</h2>`;
    case 'heading-3':
    case 'heading-4':
    case 'heading-5':
    case 'heading-6':
      return html`<h3>${inner()}</h3>`;
    case 'paragraph':
      return html`<p>${inner()}</p>`;
    case 'unordered-list':
      return html`<ul>
        ${inner()}
      </ul>`;
    case 'ordered-list':
      return html`<ol>
        ${inner()}
      </ol>`;
    case 'list-item':
      return html`<li>${inner()}</li>`;
    case 'hyperlink': {
      const link = readSafeLink(node.data['uri']);
      return link === null ? inner() : html`<a href="${addressOf(link)}">${inner()}</a>`;
    }
    default:
      return inner();
  }
}

function writeText({ value, marks }: Extract<Node, { readonly value: string }>): Html {
  const lines = html`${value.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`)}`;
  return marks.some(({ type }) => type === 'bold') ? html`<strong>${lines}</strong>` : lines;
}

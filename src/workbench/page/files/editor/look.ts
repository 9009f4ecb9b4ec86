import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--color-brand-text)', fontWeight: '600' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-info)' },
  {
    tag: [tags.comment, tags.separator, tags.squareBracket, tags.brace],
    color: 'var(--color-text-secondary)',
  },
]);

/** The colours are those of the page, so that the dark look follows. */
export const look: Extension = [
  syntaxHighlighting(colours),
  EditorView.theme({
    '&': { height: '100%', fontSize: 'var(--font-small)', color: 'var(--color-text)' },
    '&.cm-focused': { outline: 'var(--focus-width) solid var(--color-focus)' },
    '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
    '.cm-gutters': {
      background: 'var(--color-sunken)',
      color: 'var(--color-text-secondary)',
      border: 'none',
    },
    '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--color-brand-surface)' },
    '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
    '.cm-tooltip, .cm-panels': {
      background: 'var(--color-surface)',
      color: 'var(--color-text)',
      border: '1px solid var(--color-line)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      background: 'var(--color-brand)',
      color: 'var(--color-on-brand)',
    },
    '.cm-changedLine': { background: 'var(--color-success-surface)' },
    '.cm-deletedChunk': { background: 'var(--color-error-surface)' },
  }),
];

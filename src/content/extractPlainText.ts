/** Returns the words of a rich text for a search; spaces divide its parts. */
export function extractPlainText(document: RichNode | null): string {
  if (document === null) return '';
  if (document.nodeType === 'text') return document.value ?? '';
  const isInline = inlineParents.test(document.nodeType);
  return (document.content ?? []).map(extractPlainText).join(isInline ? '' : ' ');
}

interface RichNode {
  readonly nodeType: string;
  readonly value?: string;
  readonly content?: readonly RichNode[];
}

/** The content of these nodes follows without a space. */
const inlineParents = /^(?:paragraph|heading-[1-6]|(?:[a-z]+-)?hyperlink)$/;

/**
 * Replaces `markdown-to-jsx/react` (27 KB), which @rjsf/core imports for descriptions in Markdown. The portal's own theme draws
 * descriptions.
 */
export const Markdown = () => null;

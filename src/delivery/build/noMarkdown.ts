/**
 * Stands in for `markdown-to-jsx/react`, which @rjsf/core loads for descriptions in Markdown. Descriptions are drawn by our own theme, and
 * the package has 27 KB.
 */
export const Markdown = () => null;

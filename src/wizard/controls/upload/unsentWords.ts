type Text = (key: string, params: Readonly<Record<string, unknown>>) => string;

/** The question before files are lost that have not arrived, and its answers. */
export function unsentWords(text: Text, count: number) {
  return {
    title: count === 1 ? text('unsent.one', {}) : text('unsent.many', { count }),
    text: text('unsent.text', {}),
    stay: text('unsent.stay', {}),
    next: text('unsent.next', {}),
  };
}

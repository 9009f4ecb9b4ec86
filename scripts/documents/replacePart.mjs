/** Returns a document with `part` between its marks `<!-- <name>:begin -->` and `<!-- <name>:end -->`. Throws when it lacks them. */
export function replacePart(text, name, part) {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`A document lacks the marks ${begin} and ${end}.`);
  return `${before}${begin}\n\n${part}\n\n${end}${after}`;
}

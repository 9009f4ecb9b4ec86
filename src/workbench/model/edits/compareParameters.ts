/** Finds the placeholders in braces that a new text lost, and those that the old one did not have. */
export function compareParameters(before: string, after: string) {
  const [old, fresh] = [before, after].map(
    (text) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([all]) => all)),
  );
  return {
    lost: [...(old ?? [])].filter((name) => !fresh?.has(name)),
    added: [...(fresh ?? [])].filter((name) => !old?.has(name)),
  };
}

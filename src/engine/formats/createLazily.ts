/**
 * What is made once, by the first who needs it. For objects of `Intl`: the first one loads tables, which takes a slow phone a tenth of a
 * second, and most pages can be used without any.
 */
export function createLazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * Returns a function that creates an object at its first call and then returns the same object. It is meant for objects of `Intl`: the
 * first one loads tables, which takes a slow phone a tenth of a second, and most pages do not need one.
 */
export function createLazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

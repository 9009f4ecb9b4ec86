/**
 * Returns a function that creates an object at its first call and then returns the same object. Meant for objects of `Intl`: the first such
 * object loads tables, which takes a slow phone a tenth of a second, and most pages need no such object.
 */
export function createLazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

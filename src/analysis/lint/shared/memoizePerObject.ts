/** Caches the result of a function per object, for as long as the object exists. */
export function memoizePerObject<Subject extends object, Result>(
  find: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const found = new WeakMap<Subject, { readonly result: Result }>();
  return (subject) => {
    const known = found.get(subject) ?? { result: find(subject) };
    found.set(subject, known);
    return known.result;
  };
}

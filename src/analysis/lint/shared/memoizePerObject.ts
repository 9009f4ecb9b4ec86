/** The same function, asked once per object: what it finds is kept as long as the object. */
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

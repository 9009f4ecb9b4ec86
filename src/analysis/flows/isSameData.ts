/** Compares data without the order of members. */
export function isSameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortMembers(one)) === JSON.stringify(sortMembers(other));
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]));
}

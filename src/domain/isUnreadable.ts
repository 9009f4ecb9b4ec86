/**
 * Tells whether a service sent a member of this record in a form that the portal could not read. Such a member is missing in the record,
 * and its name stands in the member `unreadable`, which `readAnswer` adds. An unreadable member never permits what its value might forbid.
 */
export function isUnreadable(record: object, ...members: readonly string[]): boolean {
  const names: unknown = Reflect.get(record, 'unreadable');
  return Array.isArray(names) && members.some((member) => names.includes(member));
}

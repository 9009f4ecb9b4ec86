const shortNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
};
const alternativesFormat = new Intl.ListFormat('de', { type: 'disjunction' });

/** Media types as customers read them: "PDF, PNG oder JPEG". */
export function nameMediaTypes(mediaTypes: readonly string[]): string {
  return alternativesFormat.format(mediaTypes.map((type) => shortNames[type] ?? type));
}

/**
 * Where a payload differs from what is expected of it: objects as subsets, lists row by row. Null means not sent, `{ sent: null }` that
 * null is sent.
 */
export function payloadDifferences(sent: unknown, expected: unknown, path = ''): readonly string[] {
  const where = path === '' ? 'the payload' : `"${path}"`;
  if (expected === null) {
    return sent === undefined || sent === null
      ? []
      : [`${where} is sent as ${JSON.stringify(sent)}, expected not to be`];
  }
  if (isSentNull(expected)) {
    return sent === null ? [] : [`${where} is ${shown(sent)}, expected to be sent as null`];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(sent)) return [`${where} is ${shown(sent)}, expected a list`];
    if (sent.length !== expected.length)
      return [`${where} has ${sent.length} rows, expected ${expected.length}`];
    return expected.flatMap((row: unknown, index) =>
      payloadDifferences(sent[index], row, `${path}.${index}`),
    );
  }
  if (typeof expected === 'object') {
    const members =
      sent !== null && typeof sent === 'object' ? (sent as Readonly<Record<string, unknown>>) : {};
    return Object.entries(expected).flatMap(([key, part]) =>
      payloadDifferences(members[key], part, path === '' ? key : `${path}.${key}`),
    );
  }
  return sent === expected ? [] : [`${where} is sent as ${shown(sent)}, expected ${shown(expected)}`];
}

function isSentNull(expected: unknown): boolean {
  return JSON.stringify(expected) === '{"sent":null}';
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

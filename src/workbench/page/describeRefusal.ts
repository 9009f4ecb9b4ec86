/** The answer of a server that did not answer as asked. */
interface Refusal {
  readonly kind: 'refused';
  readonly why: string;
}

/** Makes a refusal of a failed request, so that a page shows it as any other. */
export function describeRefusal(error: unknown): Refusal {
  return { kind: 'refused', why: error instanceof Error ? error.message : String(error) };
}

export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}

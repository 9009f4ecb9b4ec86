/**
 * Tells React what a promise has brought, and returns the promise. A component that calls `use` with it is drawn at once, without a fallback
 * in between, and calls `use` each time it is drawn, which React requires.
 */
export function markReady<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

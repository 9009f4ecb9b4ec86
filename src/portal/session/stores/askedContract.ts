/** The query parameter that names the contract when a link is opened in a new tab of the browser. */
export const contractParameter = 'vertrag';

/** Returns the address without the parameter, and the number of the contract that it named; null when it named none. */
export function takeAskedContract(path: string): {
  readonly path: string;
  readonly policyNumber: string | null;
} {
  const url = new URL(path, 'http://portal');
  const policyNumber = url.searchParams.get(contractParameter) || null;
  url.searchParams.delete(contractParameter);
  return { path: url.pathname + url.search + url.hash, policyNumber };
}

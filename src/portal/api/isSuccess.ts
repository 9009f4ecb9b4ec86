/** Any 2xx: the body of such an answer is not looked at. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

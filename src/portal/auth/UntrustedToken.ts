/** A token that was not meant for this portal, or says too little. */
export class UntrustedToken extends Error {
  override readonly name = 'UntrustedToken';
}

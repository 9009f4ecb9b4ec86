/** A call that is under way, or was answered, before somebody asked for it. */
export interface EarlyCall {
  /** Names the request in the server's log. */
  readonly id: string;
  readonly response: Promise<Response>;
}

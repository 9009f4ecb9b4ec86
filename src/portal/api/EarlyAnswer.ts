/** The answer to a call, before the program asked for it. */
export interface EarlyAnswer {
  /** Names the request in the server's log. */
  readonly id: string;
  readonly response: Response;
}

/** The parts of the browser that a sign-in uses. */
export interface BrowserLocation {
  readonly origin: string;
  /** Returns the path of the current page with search and hash. */
  path(): string;
  /** The address that was asked for before this tab left for the sign-in page; null when it is not known. */
  askedPath(): string | null;
  /** Keeps the address for a sign-in that expires. */
  keepAskedPath(path: string): void;
  /** Leaves the page for good: the visitor does not come back to it. */
  leaveFor(url: string): void;
  /** Returns true when a user was signed in in this tab and has not signed out. */
  wasSignedIn(): boolean;
  /** Shows a page in place of the portal that names the side that refuses the sign-in. */
  giveUp(refusedBy: 'provider' | 'portal'): void;
}

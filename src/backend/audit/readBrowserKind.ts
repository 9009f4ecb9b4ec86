/** Browsers by a mark in the user agent, which often has the marks of others, too: the first row that applies decides. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
] as const satisfies Rows;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const satisfies Rows;

type Rows = readonly (readonly [name: string, mark: RegExp])[];

/** The kind of a browser that says nothing of itself. */
export const unknownBrowser = 'other, other';

/** A longer header is no browser's; only its begin is read. */
const longestAgent = 512;

/** Returns browser and system of a user agent, like `Firefox, Windows`, out of a closed list of names. */
export function readBrowserKind(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, longestAgent);
  return `${findName(browsers, agent)}, ${findName(systems, agent)}`;
}

function findName(rows: Rows, agent: string): string {
  return rows.find(([, mark]) => mark.test(agent))?.[0] ?? 'other';
}

/** The tools' door: what analysts wrote, judged, run and described. Pure. */
export { catalogue, type CheckCode, type Severity } from './lint/catalogue.ts';
export { type Finding, lint } from './lint/lint.ts';
export type { LintTools } from './lint/LintSubject.ts';

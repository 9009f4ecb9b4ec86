/** The look of the review page: light and dark, a phone, and A4. */
export const reviewStyle = `
:root {
  color-scheme: light dark;
  --page: #f2f6fb; --surface: #fff; --text: #202529; --soft: #575b60; --line: #dadfe3; --accent: #34495c; --on-accent: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101316; --surface: #1a1d20; --text: #e3e9ee; --soft: #acb2b7; --line: #373b3f; --accent: #9cb4cb; --on-accent: #011020;
  }
}
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 'Source Sans 3', system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 3rem 0 1rem; padding-top: 1rem; border-top: 2px solid var(--accent); font-size: 1.5rem; line-height: 1.25; }
h3 { margin: 2rem 0 .75rem; font-size: 1.125rem; }
a { color: inherit; text-underline-offset: .2em; }
nav ul { padding: 0; list-style: none; }
nav a { display: inline-flex; min-height: 44px; align-items: center; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: .9em ui-monospace, monospace; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); white-space: pre-wrap; }
.place { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.place > p { margin: 0; font-weight: 600; }
.place ul { margin: .75rem 0 0; padding-left: 1.25rem; }
.number {
  display: inline-block; min-width: 1.75rem; margin-right: .6rem; padding: 0 .3rem; border-radius: 1rem;
  background: var(--accent); color: var(--on-accent); text-align: center;
}
.place > .comment { display: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sign { padding-bottom: 3rem; border-bottom: 1px solid var(--text); color: var(--soft); }
@page { size: A4; margin: 18mm; }
@media print {
  :root { --page: #fff; --surface: #fff; --text: #000; --soft: #444; --line: #999; --accent: #34495c; --on-accent: #fff; }
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  .place, pre { break-inside: avoid; }
  .place > .comment { display: block; margin-top: .75rem; padding-bottom: 1.5rem; border-bottom: 1px dotted #666; color: var(--soft); font-weight: 400; }
  .number { border: 1px solid #000; background: #fff; color: #000; }
}
`;

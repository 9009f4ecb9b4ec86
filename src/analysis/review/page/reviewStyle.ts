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
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
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
.number { text-decoration: none; }
.place > .comment { display: none; }
.soft { color: var(--soft); }
details { margin-top: .5rem; color: var(--soft); font-size: .875rem; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; text-decoration: underline; text-underline-offset: .2em; }
summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h4 { margin: 1.5rem 0 0; font-size: 1rem; }
.picture > .soft, h3 + .soft { margin: .25rem 0 .75rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.side { margin: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.side figcaption { padding: .5rem 1rem; border-bottom: 1px solid var(--line); font-weight: 600; }
.screen { padding: 1rem; }
.screen p { margin: 0 0 .5rem; }
.screen .title { font-size: 1.25rem; font-weight: 600; line-height: 1.3; }
.screen .message { padding: .5rem .75rem; border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: 8px; }
.part { margin: .75rem 0; padding: .5rem .75rem; border: 1px solid transparent; border-left: 4px solid transparent; border-radius: 8px; }
.part.only-new, .part.only-old, .part.otherwise { border-color: var(--line); border-left-color: var(--accent); background: var(--page); }
.part.only-old { border-style: dashed; border-left-style: dashed; }
.question { font-weight: 600; }
.options { margin: 0; padding: 0; list-style: none; }
.options li { padding: .25rem 0; }
.field { min-height: 1.5rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 8px; }
.gap { padding: .25rem .75rem; border-block: 1px dashed var(--line); color: var(--soft); font-size: .875rem; }
.button { display: inline-block; padding: .5rem 1rem; border: 1px solid var(--accent); border-radius: 8px; font-weight: 600; }
.badge {
  display: inline-block; margin-left: .35rem; padding: 0 .5rem; border: 1px solid currentcolor; border-radius: 1rem;
  font-size: .875rem; font-weight: 400; white-space: nowrap;
}
ins { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .2em; }
del { text-decoration: line-through; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; background: var(--surface); hyphens: auto; }
th, td { padding: .5rem .75rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
@media (max-width: 40rem) {
  .pair { grid-template-columns: 1fr; }
  th, td { padding: .4rem; font-size: .875rem; }
  th { font-size: .8125rem; }
  th:first-child { width: 38%; }
  td .badge { margin-left: 0; padding-inline: .25rem; font-size: .75rem; }
}
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sign { padding-bottom: 3rem; border-bottom: 1px solid var(--text); color: var(--soft); }
@page { size: A4; margin: 18mm; }
@media print {
  :root { --page: #fff; --surface: #fff; --text: #000; --soft: #444; --line: #999; --accent: #34495c; --on-accent: #fff; }
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  .place, pre, .side, tr { break-inside: avoid; }
  .pair { grid-template-columns: 1fr 1fr; }
  details { display: none; }
  .place > .comment { display: block; margin-top: .75rem; padding-bottom: 1.5rem; border-bottom: 1px dotted #666; color: var(--soft); font-weight: 400; }
  .number { border: 1px solid #000; background: #fff; color: #000; }
}
`;

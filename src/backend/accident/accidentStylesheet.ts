import { type Brand, writeTokenStylesheet } from '../../brand/index.ts';
import { statementStylesheet } from './statementStylesheet.ts';

/** Returns the style of the accident help in the brand's colours and shapes, light and dark. It needs no font and no picture. */
export function accidentStylesheet(brand: Pick<Brand, 'colors' | 'look'>): string {
  return `${writeTokenStylesheet(brand)}\n${layout}\n${statementStylesheet}`;
}

/** Large text and targets: people stand in the rain, and their hands shake. */
const layout = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
[hidden] { display: none !important; }
body { isolation: isolate; position: relative; margin: 0; background: var(--color-page); color: var(--color-text); font: 400 1.125rem/1.5 'Source Sans 3', system-ui, sans-serif; overflow-wrap: break-word; hyphens: auto; }
body::before { position: absolute; inset: 0 0 auto; z-index: -1; height: 16rem; background: var(--pattern); -webkit-mask-image: linear-gradient(#000 40%, transparent); mask-image: linear-gradient(#000 40%, transparent); content: ''; }
h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset, legend { margin: 0; padding: 0; }
ul { list-style: none; }
fieldset { min-width: 0; border: 0; }
a { color: var(--color-brand-text); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; border-radius: 4px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header, main, footer { width: 100%; max-width: 760px; margin: 0 auto; padding: 0 16px; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding-block: 12px; }
.logo { display: block; height: 32px; width: auto; }
.sos { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: var(--radius-button); background: var(--color-error-surface); border: 1px solid var(--color-error-border); color: var(--color-error); font-weight: 700; text-decoration: none; }
[data-shown='call'] .sos { visibility: hidden; }
h1 { font-size: 1.125rem; line-height: 1.4; font-weight: 600; color: var(--color-text-secondary); }
h2 { margin-bottom: 12px; font-size: calc(1.875rem * var(--heading-scale)); line-height: 1.15; font-weight: var(--heading-weight); letter-spacing: var(--heading-tracking); text-wrap: balance; }
h2:focus { outline: none; }
.of { display: block; margin-bottom: 4px; font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--color-text-secondary); }
h3 { margin: 28px 0 8px; font-size: 1.25rem; line-height: 1.3; font-weight: var(--heading-weight); }
.intro, .hint { color: var(--color-text-secondary); }
.hint { font-size: 1rem; }
nav ol { display: flex; gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; }
nav li { flex: 1; }
nav a { display: flex; flex-direction: column; align-items: center; gap: 4px; min-height: 56px; padding: 6px 2px; border-top: 6px solid var(--color-line); color: var(--color-text-secondary); font-size: 0.875rem; line-height: 1.2; text-align: center; text-decoration: none; }
nav a:hover { border-color: var(--color-border); color: var(--color-text); }
nav a[aria-current] { border-color: var(--color-brand); color: var(--color-text); font-weight: 700; }
nav .n { display: grid; place-items: center; min-width: 1.75rem; min-height: 1.75rem; border-radius: 999px; background: var(--color-sunken); font-size: 1rem; font-weight: 700; color: var(--color-text); }
nav a[aria-current] .n { background: var(--color-brand); color: var(--color-on-brand); }
nav a:not([aria-current]) .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
nav a[aria-current] .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.told { position: sticky; top: 8px; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
#say:not(:empty) { flex: 1 1 16rem; margin-top: 12px; padding: 12px 16px; background: var(--color-brand-surface); border: 1px solid var(--color-border); border-left: 4px solid var(--color-brand); border-radius: var(--radius); }
#undo { background: var(--color-surface); }
.step, .sheet { margin-top: 16px; padding: 20px 16px; background: var(--color-surface); border: var(--edge); border-radius: var(--radius-card); box-shadow: var(--edge-shadow); }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 56px; padding: 12px 24px; border: 1px solid transparent; border-radius: var(--radius-button); background: var(--color-brand); color: var(--color-on-brand); font: inherit; font-weight: 600; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--color-brand-hover); }
.button:focus-visible { border-radius: var(--radius-button); }
.button.second { background: var(--color-brand-surface); color: var(--color-text); border-color: var(--color-border); }
.button.second:hover, .button.quiet:hover { background: var(--color-sunken); }
.button.quiet { background: transparent; color: var(--color-text); border-color: var(--color-border); }
.button.danger { background: transparent; color: var(--color-error); border-color: var(--color-error-border); }
.button[aria-disabled] { background: var(--color-blocked); color: var(--color-on-blocked); cursor: default; }
.ways { display: grid; gap: 12px; margin-top: 28px; }
.deeds { display: grid; gap: 12px; margin-top: 16px; }
.deeds + .hint { margin-top: 8px; }
.numbers { display: grid; gap: 12px; margin-top: 16px; }
.number { display: grid; gap: 2px; min-height: 72px; padding: 14px 20px; border-radius: var(--radius-card); border: 2px solid var(--color-error); background: var(--color-error); color: var(--color-surface); text-decoration: none; }
.number strong { font-size: 2rem; line-height: 1.2; }
.number.n110 { border-color: var(--color-info-border); background: var(--color-info-surface); color: var(--color-text); }
.number.n110 strong { color: var(--color-info); }
.number.insurer { border-color: var(--color-border); background: var(--color-surface); color: var(--color-text); }
.number.insurer strong { font-size: 1.5rem; color: var(--color-brand-text); }
.number:hover { border-color: var(--color-text); }
.number span { font-size: 1rem; }
.said, .questions, .question, .numbers, .deeds, .next, .subjects, .subjects li, .ways { grid-template-columns: minmax(0, 1fr); }
.said { display: grid; gap: 10px; margin: 0 0 16px; padding: 0; list-style: none; counter-reset: said; }
.said li { counter-increment: said; display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 12px; align-items: start; font-size: 1.25rem; line-height: 1.35; }
.said li::before { display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: 999px; background: var(--color-brand-surface); color: var(--color-text); font-size: 1rem; font-weight: 700; content: counter(said); }
.picture { display: block; width: 100%; height: auto; margin: 8px 0 12px; border-radius: var(--radius-card); background: var(--ink-1); stroke-linecap: round; stroke-linejoin: round; }
.picture .road { fill: var(--ink-5); } .picture .line { stroke: var(--ink-white); stroke-width: 3; stroke-dasharray: 26 22; opacity: 0.5; }
.picture .barrier { fill: none; stroke: var(--color-text-secondary); stroke-width: 5; }
.picture .people { fill: var(--ink-4); } .picture .vest { stroke: var(--ink-amber); stroke-width: 6; }
.picture .car path { fill: var(--ink-3); } .picture .car circle { fill: var(--color-text); }
.picture .light { fill: var(--ink-amber); } .picture .triangle { fill: var(--ink-white); stroke: #d3352b; stroke-width: 7; }
.picture .span { fill: none; stroke: var(--ink-white); stroke-width: 3; }
.distances { display: grid; gap: 8px; margin-bottom: 16px; }
.distances div { padding: 10px 16px; border-radius: var(--radius); background: var(--color-sunken); }
.distances dt { color: var(--color-text-secondary); font-size: 1rem; }
.distances strong { margin-right: 6px; font-size: 1.375rem; }
.questions { display: grid; gap: 20px; margin-top: 20px; }
.question { display: grid; gap: 6px; align-content: end; }
label, legend { font-weight: 600; }
input:not([type='radio'], [type='file']), textarea { width: 100%; min-height: 56px; padding: 14px 16px; font: inherit; color: inherit; background: var(--color-surface); border: 1px solid var(--color-border); border-radius: var(--radius); }
textarea { display: block; resize: vertical; field-sizing: content; }
input:hover, textarea:hover { border-color: var(--color-border-strong); }
input:focus-visible, textarea:focus-visible { outline-offset: 0; border-radius: var(--radius); }
.options { display: grid; gap: 10px; margin-top: 8px; }
.options:has(> :nth-child(2):last-child) { grid-template-columns: 1fr 1fr; }
.option { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 12px 16px; border: 1px solid var(--color-border); border-radius: var(--radius); font-weight: 400; cursor: pointer; }
.option:hover { border-color: var(--color-border-strong); }
.option:has(:checked) { border-color: var(--color-brand); background: var(--color-brand-surface); box-shadow: inset 0 0 0 1px var(--color-brand); }
.option input { width: 24px; height: 24px; margin: 0; accent-color: var(--color-brand); }
.subjects { display: grid; gap: 12px; margin: 16px 0; }
.subjects li { display: grid; gap: 10px; padding: 14px 16px; border: 1px solid var(--color-line); border-radius: var(--radius); }
.subjects strong { display: block; }
.button:has(input) { position: relative; }
.button input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
.button:has(:focus-visible) { outline: 3px solid var(--color-focus); outline-offset: 2px; }
.gallery { width: 100%; }
#photos { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr)); margin-top: 16px; }
#photos:empty { display: none; }
#photos li { display: grid; gap: 8px; align-content: start; }
#photos img { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: var(--radius); border: 1px solid var(--color-line); }
#photos .button, #undo { min-height: 44px; padding: 8px 12px; font-size: 1rem; }
.next { display: grid; gap: 16px; margin: 20px 0; }
.next .button { width: 100%; }
.next .hint { margin-top: 6px; }
.phone { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; }
.note { margin-top: 16px; padding: 12px 16px; background: var(--color-warning-surface); border-left: 4px solid var(--color-warning-border); border-radius: var(--radius); }
.note a { display: inline-flex; align-items: center; min-height: 44px; }
.card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; hyphens: auto; margin-top: 20px; }
.card dt { color: var(--color-text-secondary); }
.card dd { font-size: clamp(1.5rem, 7vw, 2.25rem); overflow-wrap: anywhere; line-height: 1.2; font-weight: 700; min-height: 2.4rem; border-bottom: 2px solid var(--color-line); white-space: pre-line; }
footer { padding-block: 28px; font-size: 1rem; color: var(--color-text-secondary); }
footer h2 { margin-bottom: 4px; font-size: 1.125rem; color: var(--color-text); letter-spacing: 0; }
footer p { margin-top: 8px; }
footer p a { display: inline-flex; align-items: center; min-height: 44px; }
footer .ways { margin-top: 16px; }
footer legend { margin-bottom: 10px; color: var(--color-text); }
footer fieldset:not([hidden]) { display: grid; gap: 12px; }
@media (min-width: 480px) {
  nav a .name, nav a[aria-current] .name, nav a:not([aria-current]) .name { position: static; width: auto; height: auto; overflow: visible; clip-path: none; white-space: normal; }
}
@media (min-width: 640px) {
  .step, .sheet { padding: 32px; }
  .numbers, .deeds { grid-template-columns: 1fr 1fr; }
  .questions { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .wide { grid-column: 1 / -1; }
  .options { grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); }
  .distances { grid-template-columns: repeat(3, 1fr); }
  .subjects li { grid-template-columns: 1fr auto; align-items: center; }
  .ways { grid-template-columns: 1fr auto; }
  .ways .button:first-child { order: 2; }
  .step > .ways { grid-template-columns: auto 1fr; }
  .step > .ways .quiet { order: 1; }
  footer .ways { grid-template-columns: auto; justify-content: start; }
  footer fieldset:not([hidden]) { grid-template-columns: auto auto; }
}
@media (forced-colors: active) { .button, .option, .number { border-color: CanvasText; } nav a[aria-current] { border-color: Highlight; } }
`;

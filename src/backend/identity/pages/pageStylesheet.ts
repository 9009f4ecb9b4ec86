import { type Brand, writeTokenStylesheet } from '../../../brand/index.ts';
import { deliverySettings } from '../../../delivery/deliverySettings.ts';
import { pageFont } from '../../http/signInFiles.ts';

/** Returns the stylesheet of the pages in the brand's colours, light and dark. */
export function pageStylesheet(brand: Pick<Brand, 'colors' | 'look'>): string {
  return `${font}\n${plainStylesheet(brand)}`;
}

/** Returns the same without the font, for a page that can load no files. */
export function plainStylesheet(brand: Pick<Brand, 'colors' | 'look'>): string {
  return `${writeTokenStylesheet(brand)}\n${layout}`;
}

/** `optional`: the font is never swapped in after the first paint, because a click on a moving button gets lost. */
const font = `@font-face{font-family:'Source Sans 3';font-weight:200 900;font-display:optional;src:url(${pageFont}) format('woff2')}`;

const layout = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { isolation: isolate; position: relative; margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; background: var(--color-page); color: var(--color-text);
  font: 400 1.125rem/1.5 'Source Sans 3', system-ui, sans-serif; hyphens: auto; overflow-wrap: break-word; }
h1, h2, p, ul { margin: 0; padding: 0; }
body::before { position: absolute; inset: 0 0 auto; z-index: -1; height: 30rem; background: var(--pattern); -webkit-mask-image: linear-gradient(transparent, #000 25%, #000 50%, transparent); mask-image: linear-gradient(transparent, #000 25%, #000 50%, transparent); content: ''; }
h1 { font-size: calc(2rem * var(--heading-scale)); line-height: 1.2; font-weight: var(--heading-weight); letter-spacing: var(--heading-tracking); hyphens: manual; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.4; font-weight: 600; }
ul { list-style: none; }
a { color: var(--color-brand-text); text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; border-radius: 4px; }
.icon { width: 1.5rem; height: 1.5rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.column { width: 100%; max-width: 480px; margin: 0 auto; padding: 24px 16px; display: flex; flex-direction: column; gap: 24px; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; min-height: 44px; }
.urgent { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; }
.logo { display: block; height: 36px; width: auto; }
main { background: var(--color-surface); border: var(--edge); border-radius: var(--radius-card); box-shadow: var(--edge-shadow); padding: 24px 20px; }
.intro { margin-top: 8px; }
form { margin-top: 24px; display: grid; gap: 20px; }
.field { display: grid; gap: 6px; }
label { font-weight: 600; }
.hint { color: var(--color-text-secondary); font-size: 1rem; }
label + .hint { margin-top: -4px; }
.hint:empty { margin-top: -6px; }
.field input { width: 100%; min-height: max(48px, var(--control-height)); padding: 10px 14px; font: inherit; color: inherit; background: var(--color-surface);
  border: 1px solid var(--color-border); border-radius: var(--radius); }
.field input:hover { border-color: var(--color-border-strong); }
.field input:focus-visible { outline-offset: 0; border-radius: var(--radius); }
.field input[aria-invalid] { border-color: var(--color-error); box-shadow: inset 0 0 0 1px var(--color-error); }
.error { display: flex; gap: 6px; color: var(--color-error); font-size: 1rem; font-weight: 600; }
.reveal { display: none; align-items: center; gap: 10px; min-height: 44px; margin: -12px 0 -6px; font-weight: 400; cursor: pointer; }
@media (scripting: enabled) { .reveal { display: flex; } }
.reveal input { width: 22px; height: 22px; margin: 0; accent-color: var(--color-brand); }
.button { display: block; width: 100%; min-height: max(48px, var(--control-height)); padding: 12px 24px; border: 1px solid transparent; border-radius: var(--radius-button); cursor: pointer;
  background: var(--color-brand); color: var(--color-on-brand); font: inherit; font-weight: 600; text-align: center; text-decoration: none; transition: background-color 150ms; }
.button:hover { background: var(--color-brand-hover); }
.button:focus-visible { border-radius: var(--radius-button); }
.button.quiet { background: transparent; color: var(--color-text); border-color: var(--color-border); }
.button.quiet:hover { background: var(--color-sunken); }
main > .button, .actions { margin-top: 24px; }
.actions { display: grid; gap: 12px; }
form[id='op.logoutForm'] { display: none; }
.note { display: flex; gap: 10px; margin-top: 12px; padding: 12px 16px; background: var(--color-brand-surface); border: 1px solid var(--color-border); border-left-width: 4px; border-radius: var(--radius); }
.note .icon { flex: none; margin-top: 1px; }
[id='script-missing'] { visibility: hidden; max-height: 0; overflow: hidden; animation: script-missing 0s ${deliverySettings.failureSeconds}s forwards; }
@keyframes script-missing { to { visibility: visible; max-height: none; } }
@media (scripting: none) { [id='script-missing'] { display: none; } }
.summary { margin-bottom: 24px; padding: 16px; background: var(--color-error-surface); border: 1px solid var(--color-error-border); border-left-width: 4px; border-radius: var(--radius); }
.summary h2 { display: flex; align-items: center; gap: 8px; color: var(--color-error); }
.summary h2:focus { outline: none; }
.summary ul { margin-top: 6px; }
.summary a { display: inline-flex; align-items: center; min-height: 44px; color: var(--color-text); }
.help { margin-top: 24px; padding-top: 20px; border-top: 1px solid var(--color-line); font-size: 1rem; }
.help h2 { font-size: 1rem; }
.help p { color: var(--color-text-secondary); }
.contact { margin-top: 8px; display: grid; gap: 2px; }
.contact li { display: flex; align-items: center; gap: 10px; }
.contact .icon { width: 1.25rem; height: 1.25rem; color: var(--color-text-secondary); }
.contact a { display: inline-flex; align-items: center; min-height: 44px; hyphens: none; }
.error:empty { display: none; }
.other { margin-top: 20px; }
.other summary { display: flex; align-items: center; gap: 8px; min-height: 44px; color: var(--color-brand-text); text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
.other form { margin-top: 12px; }
.other input { font-size: 1rem; }
.way { margin-top: 4px; }
.way a, footer a { display: inline-flex; align-items: center; min-height: 44px; }
.chapter { margin-top: 28px; }
.chapter p { margin-top: 6px; }
.legal h2 { margin-top: 28px; }
.legal h3 { margin-top: 20px; font-size: 1rem; }
.legal p, .legal ul, .legal ol { margin-top: 6px; }
.legal ul, .legal ol { padding-left: 1.25em; list-style: disc; }
.legal ol { list-style: decimal; }
footer .ways { display: flex; flex-wrap: wrap; gap: 0 20px; }
footer { margin-top: auto; font-size: 0.875rem; color: var(--color-text-secondary); }
aside { position: relative; isolation: isolate; display: flex; flex-direction: column; margin: 0 -16px; padding: 24px 16px 0; background: var(--hero-ground); overflow: clip; }
aside::before { position: absolute; inset: 0; z-index: -1; background: var(--pattern); -webkit-mask-image: linear-gradient(#000 40%, transparent 80%); mask-image: linear-gradient(#000 40%, transparent 80%); content: ''; }
aside::after { flex: none; height: 20px; margin: 0 -48px; background: var(--hero-strip); content: ''; }
aside > div { padding: 20px; background: var(--color-surface); border: var(--edge); border-radius: var(--radius-card); box-shadow: var(--edge-shadow); }
aside p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; }
aside .icon { color: var(--color-brand-text); }
aside a { display: inline-flex; align-items: center; min-width: 48px; min-height: 48px; font-weight: 700; }
aside .icon + a { font-size: 1.25rem; }
.scene { position: relative; z-index: 1; flex: none; width: 100%; max-width: 26rem; height: auto; margin: 16px auto 0; overflow: visible; stroke-linecap: round; stroke-linejoin: round; }
.deep { --hero-ground: var(--color-deep); --hero-strip: var(--deep-strip); }
.deep::before { opacity: 0.1; }
.deep .scene { --night: 1; --ink-1: var(--deep-ink-1); --ink-2: var(--deep-ink-2); --ink-3: var(--deep-ink-3); --ink-far: var(--deep-ink-far); --ink-4: var(--deep-ink-4); --ink-5: var(--deep-ink-5); --ink-ground: var(--color-deep); }
@media (min-width: 600px) {
  .column { padding: 40px 24px; gap: 32px; }
  .logo { height: 40px; }
  aside { margin: 0; border-radius: var(--radius-card); }
  main { padding: 32px 36px; }
}
@media (min-width: 1000px) {
  aside { border-radius: 0; }
  .with-aside { grid-template-columns: minmax(520px, 5fr) 6fr; }
  .urgent { display: none; }
  .with-aside .column { min-height: 100dvh; max-width: 520px; padding: 32px 40px 24px; gap: 24px; }
  aside { position: absolute; inset: 0 0 0 max(520px, 500% / 11); margin: 0; padding: clamp(32px, 100dvh - 700px, 100px) 48px 0; }
  aside > div { position: relative; z-index: 1; width: 100%; max-width: 440px; padding: 24px 28px; }
  aside h2 { font-size: 1.5rem; font-weight: var(--heading-weight); letter-spacing: var(--heading-tracking); }
  .scene { width: calc(100% + 96px); max-width: none; margin: auto -48px 0; }
}
@media (min-width: 1000px) and (min-height: 44rem) {
  .scene { position: sticky; bottom: 20px; }
  aside::after { position: sticky; bottom: calc(20px - 300vh); height: 300vh; margin-bottom: calc(20px - 300vh); }
}
@media print { body::before, aside::before, aside::after, .scene { display: none; } aside { background: none; } }
@media (min-width: 600px) { .contact a, .summary a, .reveal { min-height: 32px; } .reveal { margin: -8px 0 0; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { .button, main, .summary, .note { border-color: CanvasText; } .button { border-width: 3px; } .button.quiet { border-width: 1px; } }
`;

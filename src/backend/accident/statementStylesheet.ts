/**
 * The style of the accident statement. On a phone its parts stand below each other; on paper it is one sheet of A4 with both sides and the
 * circumstances between them. Paper shows the card where it is open, and the statement everywhere else: nothing but facts.
 */
export const statementStylesheet = `
.statement { margin-top: 20px; display: grid; gap: 8px; font-size: 1rem; hyphens: auto; }
.statement .row { display: grid; gap: 8px; }
.statement, .statement .row, .statement .sides { grid-template-columns: minmax(0, 1fr); }
.cell, .side, .circumstances { border: 1px solid var(--color-border); border-radius: var(--radius); padding: 8px 12px; background: var(--color-surface); }
.cell .label, .side h4, .circumstances caption { font-size: 0.875rem; font-weight: 600; color: var(--color-text-secondary); }
.cell .value, .line dd, .damage { min-height: 1.5em; font-weight: 600; white-space: pre-line; overflow-wrap: anywhere; }
.sides { display: grid; gap: 8px; }
.side h3 { margin: 0 0 4px; }
.side h4 { margin-top: 10px; }
.line { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 8px; overflow-wrap: anywhere; border-bottom: 1px dotted var(--color-border); }
.line dt { color: var(--color-text-secondary); font-weight: 400; }
.vehicle { display: block; width: 160px; height: 80px; fill: none; stroke: var(--color-border-strong); stroke-width: 2; }
.circumstances { width: 100%; border-collapse: separate; border-spacing: 0 4px; }
.circumstances caption { text-align: left; }
.circumstances th { font-weight: 400; text-align: left; }
.circumstances thead th { font-weight: 700; }
.circumstances td { width: 1.5rem; vertical-align: middle; }
.circumstances td:last-child, .circumstances th:last-child { text-align: right; }
.tick { display: inline-block; width: 1rem; height: 1rem; border: 1.5px solid currentColor; vertical-align: -2px; }
.tick[data-on] { background: linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, currentColor 42% 58%, transparent 58%); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.sketch { min-height: 9rem; }
.signatures .cell { min-height: 4rem; }
@media (min-width: 640px) {
  .statement .head { grid-template-columns: 1fr 2fr 1fr; }
  .statement .signatures { grid-template-columns: 1fr 1fr; }
  .statement .sides { grid-template-columns: 1fr 1fr; }
  .circumstances { grid-column: 1 / -1; grid-row: 2; }
}
@page { size: A4 portrait; margin: 9mm; }
@media print {
  :root { color-scheme: light; --color-page: #fff; --color-surface: #fff; --color-text: #000; --color-text-secondary: #333; --color-border: #555; --color-border-strong: #333; --color-line: #888; --radius: 0; }
  body { background: #fff; color: #000; font-size: 8.5pt; line-height: 1.25; }
  body::before { display: none; }
  header, nav, footer, h1, .told, .step, .screen, noscript { display: none !important; }
  .sheet { margin: 0; padding: 0; border: 0; box-shadow: none; }
  body:not([data-shown='card']) #card, body[data-shown='card'] #statement { display: none !important; }
  body:not([data-shown='card']) #statement { display: block !important; }
  main { max-width: none; padding: 0; }
  h2 { margin: 0 0 2mm; font-size: 14pt; }
  .intro { font-size: 8pt; }
  .sheet { break-inside: avoid; }
  .card dd { font-size: 26pt; }
  .card dt { font-size: 12pt; }
  .statement, .statement .row, .sides { gap: 1.5mm; }
  .statement { margin-top: 2mm; font-size: 8pt; }
  .cell, .side, .circumstances { padding: 1mm 1.5mm; }
  .cell .label, .side h4, .circumstances caption { font-size: 7pt; }
  .side h3 { font-size: 10pt; }
  .side h4 { margin-top: 1.2mm; }
  .statement .head { grid-template-columns: 1fr 2fr 1fr; }
  .statement .signatures { grid-template-columns: 1fr 1fr; }
  .statement .sides { grid-template-columns: 1fr 48mm 1fr; align-items: stretch; }
  .circumstances { grid-column: auto; grid-row: auto; border-spacing: 0 0.6mm; font-size: 7pt; }
  .line { grid-template-columns: 29mm 1fr; gap: 1mm; min-height: 4.6mm; }
  .tick { width: 3mm; height: 3mm; vertical-align: -0.5mm; }
  .circumstances td { width: 4mm; }
  .vehicle { width: 34mm; height: 17mm; }
  .damage { min-height: 9mm; }
  .sketch { min-height: 40mm; }
  .remarks { min-height: 14mm; }
  .signatures .cell { min-height: 12mm; }
}
`;

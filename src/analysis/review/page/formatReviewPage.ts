import { say } from '../../messages/messages.ts';
import type { EvidenceRow, FormReview, Review, ReviewPoint, ReviewSection } from '../Review.ts';
import { escapeHtml } from './escapeHtml.ts';
import { formatPicture } from './formatPicture.ts';
import { reviewStyle } from './reviewStyle.ts';

/** The measurements of each form. */
export type FormEvidence = ReadonlyMap<string, readonly EvidenceRow[]>;

/** Formats a review as one HTML file without scripts and requests. Every text of the definitions is escaped. */
export function formatReviewPage(
  review: Review,
  trailers: readonly string[],
  evidence: FormEvidence,
): string {
  const count = createCounter();
  const title = say('review.title');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${reviewStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(formatIntro(review.revision))}</p>
${formatContents(review)}
${review.forms.map((form, index) => formatForm(form, `form-${index + 1}`, evidence.get(form.id) ?? [], count)).join('\n')}
${review.shared.length === 0 ? '' : formatChapter('shared', say('review.shared'), formatSections(review.shared, count))}
${formatSignature(trailers)}
</main>
</body>
</html>
`;
}

function formatIntro(revision: string): string {
  return revision === 'HEAD' ? say('review.intro.last') : say('review.intro', { revision });
}

/** Numbers the places through the whole page, so that a comment can name one. */
function createCounter(): () => number {
  let last = 0;
  return () => (last += 1);
}

function formatContents({ forms, shared }: Review): string {
  if (forms.length + shared.length === 0)
    return `<p><strong>${escapeHtml(say('review.nothing'))}</strong></p>`;
  const entries = [
    ...forms.map(({ title }, index) => [`form-${index + 1}`, title] as const),
    ...(shared.length === 0 ? [] : [['shared', say('review.shared')] as const]),
  ];
  const links = entries.map(([id, title]) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<nav aria-label="${escapeHtml(say('review.contents'))}"><ul>${links.join('')}</ul></nav>`;
}

function formatForm(
  { title, pictures, sections }: FormReview,
  id: string,
  evidence: readonly EvidenceRow[],
  count: () => number,
): string {
  const drawn =
    pictures.length === 0
      ? []
      : [
          `<h3>${escapeHtml(say('review.pictures'))}</h3>
<p class="soft">${escapeHtml(say('review.pictures.note'))}</p>`,
          ...pictures.map(formatPicture),
        ];
  const only = sections.length > 0 ? [] : [`<p>${escapeHtml(say('review.only-shared'))}</p>`];
  return formatChapter(
    id,
    title,
    [...drawn, formatSections(sections, count), ...only, formatEvidence(evidence)].join('\n'),
  );
}

function formatChapter(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)}</h2>
${content}
</section>`;
}

function formatSections(sections: readonly ReviewSection[], count: () => number): string {
  const parts = sections.map(
    (section) => `<h3>${formatInline(section.title)}</h3>
${section.points.map((point) => formatPoint(point, count)).join('\n')}`,
  );
  return parts.join('\n');
}

function formatEvidence(rows: readonly EvidenceRow[]): string {
  if (rows.length === 0) return '';
  const head = (['what', 'old', 'new'] as const).map(
    (column) => `<th scope="col">${escapeHtml(say(`review.evidence.${column}`))}</th>`,
  );
  const body = rows.map(
    ({ name, old, now, state }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(old)}</td><td>${escapeHtml(now)} <span class="badge">${escapeHtml(say(`review.evidence.${state}`))}</span></td></tr>`,
  );
  return `<h3>${escapeHtml(say('review.evidence'))}</h3>
<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function formatPoint({ kind, text, details, technical, subject }: ReviewPoint, count: () => number): string {
  if (kind === 'remark') return `<p>${formatInline(text)}</p>`;
  const number = count();
  const list = details.map((detail) => `<li>${formatInline(detail)}</li>`).join('');
  const place = subject === null ? '' : ` data-subject="${escapeHtml(subject)}"`;
  return `<article class="place" id="place-${number}"${place}>
<p><a class="number" href="#place-${number}"><span class="unseen">${escapeHtml(say('review.place'))} </span>${number}</a>${formatInline(text)}</p>
${list === '' ? '' : `<ul>${list}</ul>`}
${formatTechnical(technical)}
<p class="comment">${escapeHtml(say('review.comment'))}</p>
</article>`;
}

function formatTechnical(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<details><summary>${escapeHtml(say('review.technical'))}</summary>
${lines.map((line) => `<p>${formatInline(line)}</p>`).join('\n')}
</details>`;
}

function formatSignature(trailers: readonly string[]): string {
  if (trailers.length === 0) return '';
  return `<section aria-labelledby="signature">
<h2 id="signature">${escapeHtml(say('review.signature'))}</h2>
<p>${escapeHtml(say('review.sign'))}</p>
<pre>${escapeHtml(trailers.join('\n'))}</pre>
<p class="sign">${escapeHtml(say('review.name'))}</p>
</section>`;
}

function formatInline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

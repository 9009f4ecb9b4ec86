import { say } from '../messages/messages.ts';
import type { Review, ReviewPoint, ReviewSection } from './Review.ts';
import { reviewStyle } from './reviewStyle.ts';

/** Formats a review as one HTML file without scripts and requests. Every text of the definitions is escaped. */
export function formatReviewPage(review: Review, trailers: readonly string[]): string {
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
<p>${escapeHtml(say('review.intro', { revision: review.revision }))}</p>
${formatContents(review)}
${review.forms.map(({ title: name, sections }, index) => formatPart(`form-${index + 1}`, name, sections, count)).join('\n')}
${review.shared.length === 0 ? '' : formatPart('shared', say('review.shared'), review.shared, count)}
${formatSignature(trailers)}
</main>
</body>
</html>
`;
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

function formatPart(
  id: string,
  title: string,
  sections: readonly ReviewSection[],
  count: () => number,
): string {
  const parts = sections.map(
    (section) => `<h3>${formatInline(section.title)}</h3>
${section.points.map((point) => formatPoint(point, count)).join('\n')}`,
  );
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)}</h2>
${parts.length > 0 ? parts.join('\n') : `<p>${escapeHtml(say('review.only-shared'))}</p>`}
</section>`;
}

function formatPoint({ kind, text, details }: ReviewPoint, count: () => number): string {
  if (kind === 'remark') return `<p>${formatInline(text)}</p>`;
  const number = count();
  const list = details.map((detail) => `<li>${formatInline(detail)}</li>`).join('');
  return `<article class="place" id="place-${number}">
<p><span class="number"><span class="unseen">${escapeHtml(say('review.place'))} </span>${number}</span>${formatInline(text)}</p>
${list === '' ? '' : `<ul>${list}</ul>`}
<p class="comment">${escapeHtml(say('review.comment'))}</p>
</article>`;
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

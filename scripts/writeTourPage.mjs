/**
 * Writes a page with all pictures of the tour: a list of contents, per page or form the states, per state the pictures of all brands and
 * views side by side. Pictures are in the same folder; a click shows one in full size.
 */
export function writeTourPage(pictures, missed) {
  const groups = groupBy(pictures, 'group');
  const contents = groups.map(([group, inGroup]) => {
    const states = new Set(inGroup.map(({ name }) => name)).size;
    return `<li><a href="#${toAnchor(group)}">${escape(group)}</a> ${states}</li>`;
  });
  const ways = missed.map(
    ({ group, brand, reason }) =>
      `<li><b>${escape(group)}</b> (${escape(brand)}): ${escape(reason.split('\n')[0])}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tour</title>
<style>${style}</style>
<h1>Tour: ${pictures.length} pictures</h1>
<nav><ul>${contents.join('\n')}</ul></nav>
${missed.length === 0 ? '' : `<details><summary>${missed.length} ways ended early</summary><ul>${ways.join('\n')}</ul></details>`}
${groups.map(([group, inGroup]) => writeSection(group, inGroup)).join('\n')}
`;
}

function writeSection(group, pictures) {
  const states = groupBy(pictures, 'name');
  return `<section id="${toAnchor(group)}"><h2>${escape(group)}</h2>
${states.map(([name, views]) => `<h3>${escape(name)}</h3><div class="row">${views.map(writeFigure).join('')}</div>`).join('\n')}
</section>`;
}

function writeFigure({ file, brand, view, name }) {
  const title = `${brand} ${view}`;
  const kind = view.startsWith('1280') ? 'wide' : 'narrow';
  return `<figure class="${kind}"><a href="${file}" target="_blank"><img loading="lazy" decoding="async" src="${file}" alt="${escape(`${name}, ${title}`)}"></a><figcaption>${escape(title)}</figcaption></figure>`;
}

const style = `
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 1.5rem }
nav ul { columns: 14rem; padding-left: 1.2rem }
h2 { border-top: 1px solid #888; padding-top: 1rem; margin-top: 2rem }
h3 { margin: 1.2rem 0 .4rem; font-weight: 600 }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: start }
figure { margin: 0 }
img { display: block; height: 220px; object-fit: cover; object-position: top; border: 1px solid #888 }
.wide img { width: 330px }
.narrow img { width: 110px }
figcaption { font-size: 12px }
details { margin: 1rem 0 }
`;

function groupBy(pictures, member) {
  const names = [...new Set(pictures.map((picture) => picture[member]))];
  return names.map((name) => [name, pictures.filter((picture) => picture[member] === name)]);
}

function toAnchor(text) {
  return text.replaceAll(/\W+/g, '-');
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

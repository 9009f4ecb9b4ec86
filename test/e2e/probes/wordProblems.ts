/** A17 and C1, runs in the page: no English word, no key, code or placeholder, in what is shown and in what is only read out. */
export function wordProblems(): readonly string[] {
  const named = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const isForeign = (element: Element) =>
    !(element.closest('[lang]')?.getAttribute('lang') ?? '').startsWith('de');
  const names = [...document.querySelectorAll(named.map((name) => `[${name}]`).join(','))]
    .filter((element) => !isForeign(element))
    .flatMap((element) => named.flatMap((name) => element.getAttribute(name) ?? []));
  const hidden = [
    ...document.querySelectorAll('.visuallyHidden, [role=status], [role=alert], [aria-live]'),
  ].map((element) => element.textContent ?? '');
  const said = [document.title, document.body.innerText, ...hidden, ...names];

  const english =
    /\b(?:and|the|your|please|close|open|search|next|previous|back|clear|select|selected|loading|required|submit|cancel|save|delete|remove|add|edit|show|hide|toggle|more|less|username|password|warning|error|success|dismiss|choose|pick|page|step|yes|no results|of)\b/gi;
  const broken =
    /undefined|\[object|\bNaN\b|\bnull\b|\{\w+\}|\b[a-z]+:[a-z]+\.[a-z]\w*|\b(?:error|options)\.[a-z]\w*|\b[A-Z]{3,}_[A-Z]+\b/g;
  const addresses = /\b[\w.+-]+@[\w.-]+|https?:\S+/g;
  return [
    ...new Set(
      said.flatMap((text) => {
        const words = text.replace(addresses, '');
        return [...(words.match(english) ?? []), ...(words.match(broken) ?? [])];
      }),
    ),
  ].map((word) => `says "${word}"`);
}

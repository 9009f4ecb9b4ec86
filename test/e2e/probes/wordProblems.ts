/** A17 and C1, runs in the page: finds English words, keys, codes and placeholders in visible text and in text for screen readers. */
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

  /** Words of English interfaces and libraries, without words that exist in German or in names of cars. */
  const words = `
      about above accept account actually add added address after again allow allowed already always amount and
      another answer any apply are at attach available away back be because been before begin below between
      both but button by calendar call can cancel cannot change changed check checked choice choose chosen
      clear clicked close closed collapse collapsed column comment complete completed confirm confirmed contact
      continue copied copy could create created current currently customer damage data day days decrease delete
      deleted description did disabled dismiss does done down drag drop each edit edited empty enabled end
      ended enter entered every exit expand expanded expected failed false field fields file files filled find
      finish first following for forgot forward found from get give given group had has have header heading
      help here hidden hide history home hour hours how if ignore image incomplete increase indicator input
      insert insurance invalid is it item items its keep key keyboard known label language later leave left
      length less let letter license loaded loading locked log logged login logout long longer made make many
      match may menu message missing month months more move much must my navigate navigation need needed never
      new next no none nothing notice now number of off oh okay old only open opened options or order other our
      out over page pages paid password payment pending phone pick picked please policy policyholder previous
      price print proceed processing progress provide read ready received recent refresh refused reject reload
      remove removed rename replace report request requested required reset resize result results resume retry
      return right row rows same save saved saving scroll search searching second seconds select selected send
      sending sent settings several shall should show showing shown sign since size skip slide slider some
      something sorry sort started step steps street submit submitted success successful successfully such
      suggestion suggestions switch table than that the their them then there these they this those through
      time times to today toggle tomorrow too true try twice type typed unable unavailable under undo unknown
      unlock until update updated upload uploaded uploading use used user username valid value values vehicle
      very view visible wait waiting want warning way we week weeks welcome went were what when where whether
      which while who whole why window with within without word words work would write wrong year years yes
      yesterday yet you your zoom
  `;
  const anyWord = `(?:no results|${words.trim().split(/\s+/).join('|')})`;
  const english = new RegExp(`(?<!\\p{L})${anyWord}(?!\\p{L})`, 'giu');
  const broken =
    /undefined|\[object|\bNaN\b|\bnull\b|\{\w+\}|\b[a-z]+:[a-z]+\.[a-z]\w*|\b(?:error|options)\.[a-z]\w*|\b[A-Z]{3,}_[A-Z]+\b/g;
  const plates = /\p{Lu}{1,3}[- ]\p{Lu}{1,2}\s?\d+/gu;
  /** Ids for the service: letters between digits may look like a word. */
  const codes = /\b(?=[a-f-]*\d)[\da-f]+-[\da-f]+\b/g;
  /** Codes and names that no translator may change are no words. */
  const kept = [...document.querySelectorAll<HTMLElement>('[translate=no]')]
    .flatMap((element) => element.innerText.split(/\n/))
    .filter((line) => line.trim() !== '');
  const addresses = /\b[\w.+-]+@[\w.-]+|https?:\S+/g;
  return [
    ...new Set(
      said.flatMap((text) => {
        const own = kept.reduce((rest, line) => rest.replaceAll(line, ''), text);
        const plain = own.replace(addresses, '').replace(plates, '').replace(codes, '');
        return [...(plain.match(english) ?? []), ...(plain.match(broken) ?? [])];
      }),
    ),
  ].map((word) => `says "${word}"`);
}

/** W1, runs in the page: buttons that lead on must not be natively disabled, and blocked ones must name the reason. */
export function forwardProblems(): readonly string[] {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const disabled = [...document.querySelectorAll('button:disabled, a[aria-disabled=true]:not([href])')]
    .filter((element) => element.checkVisibility())
    .map((element) => `"${nameOf(element)}" is natively disabled`);
  const silent = [...document.querySelectorAll('button[aria-disabled=true]:not([aria-busy=true])')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const reasons = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
      return reasons.every((id) => (document.getElementById(id)?.textContent ?? '').trim() === '');
    })
    .map((element) => `"${nameOf(element)}" is blocked and does not say why`);
  return [...disabled, ...silent];
}

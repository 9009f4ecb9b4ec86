/**
 * Shows one view of the page at a time: the one that the hash of the address names, or the first. So links, the back button and a bookmark
 * work as everywhere. A view that was asked for gets the focus on its heading. `onMove` is called before.
 */
export function showViews(onMove: () => void): void {
  const views = [...document.querySelectorAll<HTMLElement>('[data-view]')];
  const title = document.title;
  function show(isAskedFor: boolean): void {
    const shown = views.find(({ id }) => `#${id}` === location.hash) ?? views[0];
    if (shown === undefined) return;
    for (const view of views) view.hidden = view !== shown;
    document.body.dataset['shown'] = shown.id;
    for (const link of document.querySelectorAll('nav a')) {
      const isCurrent = link.getAttribute('href') === `#${shown.id}`;
      if (isCurrent) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    }
    const heading = shown.querySelector<HTMLElement>('h2');
    document.title = `${heading?.dataset['title'] ?? ''} – ${title}`;
    if (!isAskedFor) return;
    onMove();
    scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }
  addEventListener('hashchange', () => show(true));
  show(false);
}

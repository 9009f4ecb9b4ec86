/** The member of the page's `data-` attributes that shows the notice within the loading frame at once (`writeFrame.ts`). */
const failed = 'failed';

/**
 * Shows the notice that a page cannot be loaded on the first error before the program has drawn the page: a script that is refused, that
 * is another file or that fails. When nothing fails and nothing arrives, the style sheet of the frame shows it after some seconds.
 */
export function watchForFailure(page: Window): void {
  const { document } = page;
  const show = (): void => {
    // The program takes the frame away when it draws the page, and hides the notice while it waits for answers.
    if (document.readyState === 'loading' || document.getElementById('failure')?.hidden === false)
      document.documentElement.dataset[failed] = '';
  };
  page.addEventListener(
    'error',
    (event: Event) => {
      // A picture may be missing.
      if (event instanceof ErrorEvent || event.target instanceof HTMLScriptElement) show();
    },
    true,
  );
  page.addEventListener('unhandledrejection', show);
}

/** A15, runs in the page: with the setting for less motion no part moves, neither now nor during scrolling. */
export function motionProblems(): readonly string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  const moving = document
    .getAnimations()
    // An element that only appears does not move.
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 0)
    .flatMap(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target !== null ? [effect.target] : [],
    );
  const gliding = [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).scrollBehavior === 'smooth',
  );
  return [
    ...moving.map((element) => `"${element.outerHTML.slice(0, 80)}" moves`),
    ...gliding.map((element) => `"${element.outerHTML.slice(0, 80)}" scrolls smoothly`),
  ];
}

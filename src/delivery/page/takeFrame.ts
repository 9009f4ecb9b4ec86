import type { LoadingFrame } from '../../portal/session/Services.ts';

/** Hands the loading frame that the server wrote into the page over to the portal; while developing there is none. */
export function takeFrame(page: Document): LoadingFrame {
  const frame = page.getElementById('frame');
  const title = page.querySelector('title');
  let isHeld = false;
  return {
    title: page.title,
    hold(waiting) {
      isHeld = true;
      if (frame !== null) {
        frame.querySelector('[role=status]')?.replaceChildren(waiting);
        if (!frame.isConnected) page.body.prepend(frame);
      }
      return () => {
        isHeld = false;
        // Removed instead of hidden: its heading must not be found beside that of the page.
        frame?.remove();
      };
    },
    release() {
      // The portal has written a title of its own, and of two titles the first counts.
      title?.remove();
      if (!isHeld) frame?.remove();
    },
  };
}

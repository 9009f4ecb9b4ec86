import type { LoadingFrame } from '../../portal/session/Services.ts';

/** Hands the loading frame that the server wrote over to the portal; the page of the development server has none. */
export function takeFrame(page: Document): LoadingFrame {
  const frame = page.getElementById('frame');
  const title = page.querySelector('title');
  let isHeld = false;
  function remove(): void {
    // The frame is removed instead of hidden, so that assistive technology finds only the heading of the page.
    frame?.remove();
    // An error before this moment says nothing about a frame that comes back.
    delete page.documentElement.dataset['failed'];
  }
  return {
    title: page.title,
    hold(waiting, files) {
      isHeld = true;
      if (frame !== null) {
        frame.querySelector('[role=status]')?.replaceChildren(waiting);
        const notice = frame.querySelector<HTMLElement>('#failure');
        if (notice !== null) notice.hidden = !files;
        if (!frame.isConnected) page.body.prepend(frame);
      }
      return () => {
        isHeld = false;
        remove();
      };
    },
    release() {
      // The portal has written its own title, and the first of two titles counts.
      title?.remove();
      if (!isHeld) remove();
    },
  };
}

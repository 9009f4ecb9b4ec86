/**
 * What the server wrote into the page to be seen until the program draws it: header, name of the page, what is being waited for. The server
 * writes it in `loadingFrame.ts`; while developing there is none.
 */
let frame: HTMLElement | null = null;

/** Whether something is being waited for just now. */
let isHeld = false;
let title = '';

/** Takes over what the server wrote: from here on the program names the tab, and the first of several names would count. */
export function takeFrame(page: Document): void {
  frame = page.getElementById('frame');
  title = page.title;
  page.querySelector('title')?.remove();
}

export function frameTitle(): string {
  return title;
}

/** Shows the frame as long as `waiting` is true of the page, a sentence; the function that comes back ends that. */
export function holdFrame(waiting: string): () => void {
  isHeld = true;
  if (frame !== null) {
    frame.querySelector('[role=status]')?.replaceChildren(waiting);
    if (!frame.isConnected) document.body.prepend(frame);
  }
  return () => {
    isHeld = false;
    // Taken away, not hidden: it has a heading of its own, which nobody else must find.
    frame?.remove();
  };
}

/** The program has drawn something for the first time. */
export function drewFirst(): void {
  if (!isHeld) frame?.remove();
}

/**
 * What the server wrote into the page to be seen until the program draws it: header, name of the page, what is being waited for. The server
 * writes it in `loadingFrame.ts`; while developing there is none.
 */
const frame = (): HTMLElement | null => document.getElementById('frame');

/** Whether something is being waited for just now. */
let isHeld = false;
let title = '';

/** Takes the name of the page from its server: from here on the program names the tab, and the first of several names would count. */
export function takeTitle(page: Document): void {
  title = page.title;
  page.querySelector('title')?.remove();
}

export function frameTitle(): string {
  return title;
}

/** Shows the frame as long as `waiting` is true of the page, a sentence; the function that comes back ends that. */
export function holdFrame(waiting: string): () => void {
  isHeld = true;
  const place = frame();
  place?.removeAttribute('hidden');
  place?.querySelector('[role=status]')?.replaceChildren(waiting);
  return () => {
    isHeld = false;
    place?.setAttribute('hidden', '');
  };
}

/** The program has drawn something for the first time. */
export function drewFirst(): void {
  if (!isHeld) frame()?.setAttribute('hidden', '');
}

let isDown = false;
const waiting: (() => void)[] = [];

/**
 * Runs a change of the layout once no button or finger is down and the click has arrived; at once when none is down. Leaving a field begins
 * with the press on another part of the page, and that part must not move away from under the finger.
 */
export function afterPointer(change: () => void): void {
  if (isDown) waiting.push(change);
  else change();
}

/** Follows the pointer. Called once for a page. */
export function followPointer(page: Window): void {
  const release = (): void => {
    // The click follows in the same task.
    page.setTimeout(() => {
      isDown = false;
      for (const change of waiting.splice(0)) change();
    }, 0);
  };
  // After a touch the browser sends `mousedown`, which moves the focus, when the finger is up already.
  for (const kind of ['pointerdown', 'mousedown']) page.addEventListener(kind, () => (isDown = true), true);
  // A menu of the browser takes the end of the press that opens it.
  for (const kind of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'blur'])
    page.addEventListener(
      kind,
      (event) => {
        // The blur of a field is not the blur of the window.
        if (kind !== 'blur' || event.target === page) release();
      },
      true,
    );
}

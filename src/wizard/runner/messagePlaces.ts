const attribute = 'data-message-place';

/** The place of a message: beside the button of a step, or above its questions. */
type MessagePlace = 'button' | 'step';

/** Returns the attribute that marks an element as the place of a message. */
export function markMessagePlace(place: MessagePlace): Readonly<Record<string, MessagePlace>> {
  return { [attribute]: place };
}

/** Finds the place of a message; in a dialog above a page, that of the dialog. */
export function findMessagePlace(place: MessagePlace): Element | undefined {
  return [...document.querySelectorAll(`[${attribute}="${place}"]`)].at(-1);
}

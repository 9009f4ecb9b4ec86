const shape = /^[a-z][a-z0-9-]{0,39}\/[A-Za-z][A-Za-z0-9-]{0,39}$/;

/** `<form>/<step>` a call was made from, as the browser says in `x-form-step`; null when it says nothing of that shape. */
export function formStep(header: string | undefined): string | null {
  return header !== undefined && shape.test(header) ? header : null;
}

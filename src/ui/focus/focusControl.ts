import { buildAll } from './buildLater.ts';

const focusable = 'input, select, textarea, button, [tabindex]:not([tabindex="-1"])';

/**
 * Focuses the control of a field: in a group the chosen option or the first one, in a composite the first wrong part. The label is scrolled
 * into view with it. Returns false when the page has no such control.
 */
export function focusControl(name: string): boolean {
  buildAll();
  const frame = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (frame === null) return false;
  const target =
    frame.querySelector<HTMLElement>('input:checked') ??
    frame.querySelector<HTMLElement>('input[aria-invalid="true"]') ??
    document.getElementById(name);
  const control = target?.matches(focusable) ? target : findFirstControl(frame);
  if (control === null) return false;
  control.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'start' });
  return document.activeElement === control;
}

/** The first control inside an element that can take the focus now; null when there is none. */
export function findFirstControl(inside: ParentNode): HTMLElement | null {
  const candidates = [...inside.querySelectorAll<HTMLElement>(focusable)];
  return candidates.find((element) => !element.matches(':disabled, [hidden] *, summary')) ?? null;
}

import type { Locator } from '@playwright/test';

/** The facts of a control, read all at once, because each question takes a round trip to the browser. */
interface Told {
  readonly value: string;
  readonly isChecked: boolean;
  readonly isLocked: boolean;
  readonly isRequired: boolean;
  /** Words beside it say something about it alone, such as why an option cannot be chosen. */
  readonly isExplained: boolean;
  /** Values that a list offers; all values for a locked list. */
  readonly offered: readonly string[];
}

/** Controls that are shown. */
export function toldBy(controls: Locator): Promise<readonly Told[]> {
  return controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        value: (element as HTMLInputElement).value,
        isChecked: (element as HTMLInputElement).checked,
        isLocked: element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('readonly'),
        isRequired: element.getAttribute('aria-required') === 'true',
        isExplained: element.hasAttribute('aria-describedby'),
        offered: [...element.querySelectorAll('option')]
          .filter(({ disabled }) => !disabled || element.getAttribute('aria-disabled') === 'true')
          .map(({ value }) => value),
      })),
  );
}

/** The only control of that kind and name; undefined where none is shown. */
export async function oneToldBy(control: Locator): Promise<Told | undefined> {
  const [told, ...others] = await toldBy(control);
  if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${String(control)}`);
  return told;
}

import type { Page } from '@playwright/test';

/** What the questions of a step hold that are seen, passwords left out. */
export function answersOn(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .locator('[data-field]')
    .locator('input:not([type=password]), textarea, select')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility())
        .map((field) =>
          field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
            ? `${field.name} ${field.value} ${field.checked}`
            : `${Reflect.get(field, 'name')} ${String(Reflect.get(field, 'value')).trim()}`,
        ),
    );
}

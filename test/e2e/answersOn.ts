import type { Page } from '@playwright/test';
import type { Wizard } from '../../src/engine/index.ts';

interface SeenAnswer {
  readonly field: string | null;
  readonly holds: string;
}

/** What the questions of a step hold that are seen. */
export function answersOn(page: Page): Promise<readonly SeenAnswer[]> {
  return page
    .getByRole('main')
    .locator('[data-field]')
    .locator('input, textarea, select')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility())
        .map((field) => ({
          field: field.closest('[data-field]')?.getAttribute('data-field') ?? null,
          holds:
            field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
              ? `${field.value} ${field.checked}`
              : String(Reflect.get(field, 'value')).trim(),
        })),
    );
}

/** What is left of answers where they come from a draft: sensitive ones are asked for again, as when the form was `opened`. */
export function answersInDraft(
  { nodes }: Wizard,
  answers: readonly SeenAnswer[],
  opened: readonly SeenAnswer[],
): readonly SeenAnswer[] {
  const sensitive = nodes.flatMap((node) => (node.kind === 'field' && node.sensitive ? [node.path] : []));
  return answers.map(({ field, holds }) => ({
    field,
    holds:
      field !== null && sensitive.includes(field)
        ? (opened.find((one) => one.field === field)?.holds ?? '')
        : holds,
  }));
}

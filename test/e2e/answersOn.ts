import type { Page } from '@playwright/test';
import type { Wizard } from '../../src/engine/index.ts';

interface SeenAnswer {
  readonly field: string | null;
  readonly holds: string;
}

/** Reads the answers of the visible questions of a step. */
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

/** Returns the answers that a draft restores: sensitive ones get the value they had when the form was `opened`. */
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

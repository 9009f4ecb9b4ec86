import type { PathChange } from './Edit.ts';

/** Functions that return the text with another path, or null when it does not name the question. */
export interface PathReplacer {
  /** `email.newEmail`, `!email.newEmail`, `email.newEmail.label`, `{email.newEmail}`, `change-email:email.newEmail.label`. */
  readonly path: (text: string) => string | null;
  /** Only with the form in front: `change-email:email.newEmail.label`. */
  readonly qualified: (text: string) => string | null;
  /** The last name alone: `newEmail`. */
  readonly name: (text: string) => string | null;
}

export function createPathReplacer({ form, from, to }: Omit<PathChange, 'list'>): PathReplacer {
  const end = '(?![\\w-])';
  const path = new RegExp(`(^|[! {]|(?:^|[ {])${escape(form)}:)${escape(from)}${end}`, 'g');
  const qualified = new RegExp(`(^|[ {])(${escape(form)}:)${escape(from)}${end}`, 'g');
  const [oldName, newName] = [lastName(from), lastName(to)];
  return {
    path: (text) =>
      changedText(
        text,
        text.replace(path, (_, before: string) => before + to),
      ),
    qualified: (text) =>
      changedText(
        text,
        text.replace(qualified, (_, before: string, id: string) => before + id + to),
      ),
    name: (text) => (text === oldName && newName !== oldName ? newName : null),
  };
}

export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function changedText(before: string, after: string): string | null {
  return before === after ? null : after;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

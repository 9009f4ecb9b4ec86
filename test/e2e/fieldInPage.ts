import type { Locator, Page } from '@playwright/test';
import type { FlowUpload, SeenField, TextLookup } from '../../src/analysis/index.ts';
import type { Field, WizardNode } from '../../src/engine/index.ts';
import type { ControlPattern } from '../../src/wizard/inputs/ControlDescription.ts';
import { controlTools } from '../../src/wizard/controls/controlTools.ts';
import type { Hands } from './hands.ts';
import { oneToldBy, toldBy } from './toldBy.ts';

type Value = string | number | boolean | null;

/** A field of a step in the page, found by role and accessible name. */
export interface FieldInPage {
  look(): Promise<SeenField>;
  /** A sentence when it cannot be set. */
  set(value: Value): Promise<string | null>;
  type(text: string): Promise<void>;
  /** Only where a file is asked for. */
  upload?(file: FlowUpload): Promise<void>;
}

/** `inside`: the field's place in the form or in a row of a list. */
export function fieldInPage(inside: Locator, field: Field, text: TextLookup, hands: Hands): FieldInPage {
  const named = nameOf(field, text);
  const pattern = patternOfControl(field);
  switch (pattern) {
    case 'checkbox':
    case 'switch':
      return tickInPage(inside.getByRole(pattern, { name: named }), hands);
    case 'radios':
      return choiceInPage(inside.getByRole('group', { name: named }), field, text, hands);
    case 'combobox':
      return selectInPage(inside.getByRole('combobox', { name: named }), field, hands);
    case 'boxes':
      return boxesInPage(inside.getByRole('group', { name: named }), field, hands);
    case 'file':
      return fileInPage(inside.getByRole('group', { name: named }), text, hands);
    case 'textbox':
      return typedInPage(inside.getByRole('textbox', { name: named }), field, hands);
  }
}

function patternOfControl({ control }: Field): ControlPattern {
  const found = Object.entries(controlTools).find(([name]) => name === control.kind);
  if (found === undefined) throw new Error(`There is no control "${control.kind}".`);
  return found[1].pattern;
}

/** Any of the field's labels, with the mark of voluntary fields or a unit behind it; the required star is none of ours. */
function nameOf(field: Field, text: TextLookup): RegExp {
  const labels = placesOf(field).flatMap((path) => [text(`${path}.label`), text(`${path}.legend`)]);
  const written = labels.filter((label) => label !== null).map(patternOf);
  return new RegExp(`^(?:${written.join('|')})(?: \\(.*\\))*$`);
}

/** Where the texts of a field stand: its own and its variants'. */
function placesOf({ path, variants }: Field): readonly string[] {
  return [path, ...variants.map(({ variant }) => `${path}.${variant}`)];
}

/** Pattern of a text whose parameters may be anything. */
export function patternOf(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '.*');
}

const unseen: SeenField = {
  shown: false,
  required: undefined,
  voluntary: undefined,
  locked: undefined,
  full: undefined,
  stale: undefined,
  options: null,
  variant: undefined,
  value: null,
  rows: null,
};

function tickInPage(box: Locator, hands: Hands): FieldInPage {
  return {
    async look() {
      const told = await oneToldBy(box);
      return told ? { ...unseen, shown: true, value: told.isChecked, locked: told.isLocked } : unseen;
    },
    async set(value) {
      await hands.tick(box, value === true);
      return null;
    },
    async type() {},
  };
}

function choiceInPage(group: Locator, field: Field, text: TextLookup, hands: Hands): FieldInPage {
  const radios = group.getByRole('radio');
  const valueOf = (written: string): Value => {
    if (field.type === 'boolean') return written === 'true';
    return field.type === 'string' ? written : Number(written);
  };
  return {
    async look() {
      const told = await toldBy(radios);
      if (told.length === 0) return unseen;
      const chosen = told.find(({ isChecked }) => isChecked);
      const offered = told
        .filter(({ isExplained }) => !isExplained)
        .map(({ value }) => valueOf(value))
        .filter((value) => typeof value !== 'boolean' && value !== null);
      return {
        ...unseen,
        shown: true,
        value: chosen === undefined ? null : valueOf(chosen.value),
        locked: told.every(({ isLocked }) => isLocked),
        options: field.type === 'boolean' ? null : offered,
      };
    },
    async set(value) {
      if (value === null) return 'a choice cannot be taken back';
      const keys = [...placesOf(field).map((path) => `${path}.options.${value}`), `options.${value}`];
      const names = keys.flatMap((key) => text(key) ?? []).map(patternOf);
      // The server names the options it offers.
      const option =
        names.length === 0
          ? group.locator(`input[type=radio][value="${value}"]`)
          : group.getByRole('radio', { name: new RegExp(`^(?:${names.join('|')})$`) });
      await hands.choose(option);
      return null;
    },
    async type() {},
  };
}

function selectInPage(list: Locator, field: Field, hands: Hands): FieldInPage {
  const valueOf = (written: string) => (field.type === 'string' ? written : Number(written));
  return {
    async look() {
      const told = await oneToldBy(list);
      if (told === undefined) return unseen;
      return {
        ...unseen,
        shown: true,
        value: told.value === '' ? null : valueOf(told.value),
        locked: told.isLocked,
        options: told.offered.filter((value) => value !== '').map(valueOf),
      };
    },
    async set(value) {
      await hands.select(list, value === null ? '' : String(value));
      return null;
    },
    async type() {},
  };
}

/** Several boxes for one answer: typed from the first one on, each hands on to the next. */
function boxesInPage(group: Locator, field: Field, hands: Hands): FieldInPage {
  const boxes = group.getByRole('textbox');
  const type = (text: string) => hands.writeOn(boxes, text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return {
    async look() {
      return (await group.isVisible()) ? { ...unseen, shown: true, value: undefined } : unseen;
    },
    async set(value) {
      await type(field.control.type.format(value));
      return null;
    },
    type,
  };
}

/** A file, chosen by its input, repeated or removed by its buttons. Only a file that has arrived can be removed. */
function fileInPage(group: Locator, text: TextLookup, hands: Hands): FieldInPage {
  const button = (key: string) => {
    const name = patternOf(text(`controls:upload.${key}`) ?? '');
    return group.getByRole('button', { name: new RegExp(`^${name}$`) });
  };
  return {
    async look() {
      return (await group.isVisible()) ? { ...unseen, shown: true, value: undefined } : unseen;
    },
    set: () => Promise.resolve('a file is chosen with "upload"'),
    async type() {},
    async upload(file) {
      if (file === null) return hands.press(button('removeNamed').or(button('cancelNamed')));
      if (file === 'retry') return hands.press(button('retry'));
      const { name, size, mediaType: mimeType } = file;
      await group
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name, mimeType, buffer: contentOf(size) });
      await group.getByRole('progressbar').waitFor({ state: 'detached' });
    },
  };
}

/** Returns a PDF of this many bytes that only looks valid. */
function contentOf(size: number): Buffer {
  const content = Buffer.alloc(size, ' ');
  content.write('%PDF-1.7\n');
  return content;
}

/** Everything typed: written as a person would, read back as the control reads it. */
function typedInPage(input: Locator, field: Field, hands: Hands): FieldInPage {
  const format = field.control.type;
  const type = (text: string) => hands.write(input, text);
  return {
    async look() {
      const told = await oneToldBy(input);
      if (told === undefined) return unseen;
      const answer = format.parse(told.value);
      return {
        ...unseen,
        shown: true,
        required: told.isRequired,
        locked: told.isLocked,
        value: answer !== null && typeof answer === 'object' ? format.format(answer) : answer,
      };
    },
    async set(value) {
      await type(format.format(value));
      return null;
    },
    type,
  };
}

/** A block or list: its place in the page carries its path. */
export async function placeIsVisible(page: Page, node: WizardNode, name: string): Promise<boolean> {
  const attribute = node.kind === 'block' ? 'data-block' : 'data-field';
  return page.locator(`[${attribute}="${name}"]`).isVisible();
}

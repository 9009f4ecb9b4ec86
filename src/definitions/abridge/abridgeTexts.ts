import { pointerTo, type WrittenField } from '../../engine/index.ts';
import type { Origin } from '../expand/Origins.ts';
import type { WrittenForm } from '../expand/expandForm.ts';
import type { LongSource } from './LongSource.ts';

interface TextSources {
  readonly written: WrittenForm;
  readonly long: LongSource;
  /** Paths of the short form by those of the long one. */
  readonly asked: ReadonlyMap<string, string>;
  /** The steps of the short form, filled in. */
  readonly properties: Readonly<Record<string, WrittenField>>;
}

/** Joins the texts of a short form: its own, then those of the long form about the questions that it asks and about no question. */
export function abridgeTexts(
  id: string,
  { written, long, asked, properties }: TextSources,
): { readonly texts: Readonly<Record<string, string>>; readonly origins: ReadonlyMap<string, Origin> } {
  const steps = new Set(Object.keys(long.expanded.source.steps));
  const texts: Record<string, string> = {};
  const origins = new Map<string, Origin>();
  for (const [key, text] of Object.entries(long.expanded.texts)) {
    const found = [...asked].find(([path]) => key.startsWith(`${path}.`));
    if (found === undefined && steps.has(key.split('.')[0] ?? '')) continue;
    const own = found === undefined ? key : found[1] + key.slice(found[0].length);
    if (found !== undefined && !isUsed(key.slice(found[0].length + 1), found)) continue;
    if (Object.hasOwn(written.texts, own)) continue;
    texts[own] = text;
    origins.set(`schemas/${id}/texts.de.json#${pointerTo(own)}`, {
      file: `schemas/${long.id}/texts.de.json`,
      pointer: pointerTo(key),
    });
  }
  return { texts: { ...texts, ...written.texts }, origins };

  /** Leaves out words of options and variants that the short form does not have. */
  function isUsed(part: string, [path, own]: readonly [string, string]): boolean {
    const [name = '', ...rest] = part.split('.');
    if (name === 'options') {
      const offered = findField(own)?.enum;
      return offered === undefined || offered.map(String).includes(rest.join('.'));
    }
    const variants = (of: WrittenForm, at: string) => Object.keys(of.rules.fields?.[at]?.variants ?? {});
    return !variants(long.written, path).includes(name) || variants(written, own).includes(name);
  }

  function findField(path: string): WrittenField | undefined {
    const [step = '', ...names] = path.split('.');
    return names.reduce<WrittenField | undefined>((at, name) => at?.properties?.[name], properties[step]);
  }
}

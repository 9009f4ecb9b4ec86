import type { Repository } from '../../definitions/index.ts';
import { isRecord } from '../../plain/isRecord.ts';
import { say } from '../messages/messages.ts';
import { nameBrand } from '../words/nameBrand.ts';
import { createPoint } from './createPoint.ts';
import { removeRequirements } from './removeRequirements.ts';
import type { ReviewPoint } from './Review.ts';

/** Describes each changed setting of a brand by the words of its description in the meta-schema. */
export function listBrandPoints(old: Repository, now: Repository): readonly ReviewPoint[] {
  const before = new Map(old.brands.map((brand) => [brand.id, brand]));
  const after = new Map(now.brands.map((brand) => [brand.id, brand]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was || !is) {
      const one = is ?? was;
      const words = say(is ? 'review.brand-new' : 'review.brand-gone', { brand: one ? nameBrand(one) : id });
      return [createPoint(words)];
    }
    return listLeafChanges(was.brand, is.brand, now.metaSchemas.get('brand')).map(
      ({ says, old: from, now: to }) =>
        createPoint(removeRequirements(say('review.brand', { brand: nameBrand(is), says })), {
          details: [say('diff.before', { text: from }), say('diff.now', { text: to })],
        }),
    );
  });
}

interface LeafChange {
  readonly says: string;
  readonly old: string;
  readonly now: string;
}

function listLeafChanges(old: unknown, now: unknown, schema: unknown, says = ''): readonly LeafChange[] {
  const described = isRecord(schema) ? schema['description'] : undefined;
  const words = typeof described === 'string' ? described : says;
  if (!isRecord(old) || !isRecord(now))
    return JSON.stringify(old) === JSON.stringify(now)
      ? []
      : [{ says: words, old: formatValue(old), now: formatValue(now) }];
  const members = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    listLeafChanges(old[key], now[key], members[key], words || key),
  );
}

function formatValue(value: unknown): string {
  if (value === undefined) return say('review.no-text');
  return say('words.quoted', { name: typeof value === 'string' ? value : JSON.stringify(value) });
}

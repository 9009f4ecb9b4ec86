import { expect, it } from 'vitest';
import { neutralBrand } from '../../src/brand/index.ts';
import { noCalls, readPageFacts, writePageFacts } from '../../src/delivery/pageFacts.ts';

it('facts are read as they were written, and no value can end the element', () => {
  const facts = {
    brand: { ...neutralBrand, name: `</script><b>$& "Haus" & Hof` },
    provider: null,
    calls: { ...noCalls, draft: 'claim-report' },
  };
  const page = writePageFacts(
    '<script type="application/json" id="page-facts">__PAGE_FACTS__</script>',
    facts,
  );

  const [, id, textContent = ''] = /^<script [^>]*id="([^"]*)">([^<]*)<\/script>$/.exec(page) ?? [];
  const document = { getElementById: (asked: string) => (asked === id ? { textContent } : null) };
  expect(readPageFacts(document as unknown as Document)).toEqual(facts);
});

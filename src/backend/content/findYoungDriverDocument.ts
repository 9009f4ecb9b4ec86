import { type ContentFile, readFile, readText } from '../../content/index.ts';
import generalTexts from './entries/generalText.json' with { type: 'json' };
import { fillNumbers } from './fillNumbers.ts';
import forms from './forms.json' with { type: 'json' };
import { type ContentCall, loadForeignEntries } from './loadForeignEntries.ts';

interface GeneralDocument {
  readonly title: string;
  readonly text: string;
  /** Path on the host of the portal, or an address on another host. */
  readonly url: string;
}

const category = 'YOUNG_DRIVER';

/**
 * Finds the document for policyholders whose vehicle is driven by a person younger than 23 (API-050); null when the content service has none.
 * Not for use in a transaction. @throws Unavailable when the service fails.
 */
export async function findYoungDriverDocument(call: ContentCall): Promise<GeneralDocument | null> {
  const query = { contentType: 'generalText', order: '-sys.updatedAt', category };
  const foreign = await loadForeignEntries(call, query);
  if (foreign === null) return findShippedDocument();
  for (const { title, text, content, media } of foreign.entries) {
    const [name, words] = [readText(title), readText(text) ?? readText(content)];
    // The first entry that can be read is enough.
    // oxlint-disable-next-line no-await-in-loop
    const file = name === null ? null : (readFile(media) ?? (await findFileByTitle(call, name)));
    if (name !== null && words !== null && file !== null)
      return { title: name, text: words, url: file.address };
  }
  return null;
}

/** A text whose file is not linked has the title of the file. */
async function findFileByTitle(call: ContentCall, assetTitle: string): Promise<ContentFile | null> {
  const assets = await loadForeignEntries(call, { assetTitle });
  return readFile(assets?.entries.map((fields) => ({ fields })));
}

function findShippedDocument(): GeneralDocument | null {
  const entry = generalTexts.find(({ fields }) => fields.category === category);
  const { title, text, media } = entry?.fields ?? {};
  const form = forms.find(({ id }) => id === media?.asset);
  if (title === undefined || text === undefined || form === undefined) return null;
  return {
    title: fillNumbers(title),
    text: fillNumbers(text),
    url: `/cms/files/${form.id}/${form.fileName}`,
  };
}

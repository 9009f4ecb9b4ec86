import { readFile, readText } from '../../content/index.ts';
import generalTexts from './entries/generalText.json' with { type: 'json' };
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
  const [found = null] = foreign.entries.flatMap(({ title, text, content, media }) => {
    const [name, words, file] = [readText(title), readText(text) ?? readText(content), readFile(media)];
    return name === null || words === null || file === null
      ? []
      : [{ title: name, text: words, url: file.address }];
  });
  return found;
}

function findShippedDocument(): GeneralDocument | null {
  const entry = generalTexts.find(({ fields }) => fields.category === category);
  const { title, text, media } = entry?.fields ?? {};
  const form = forms.find(({ id }) => id === media?.asset);
  if (title === undefined || text === undefined || form === undefined) return null;
  return { title, text, url: `/cms/files/${form.id}/${form.fileName}` };
}

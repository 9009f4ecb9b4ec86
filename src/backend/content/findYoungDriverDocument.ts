import generalTexts from './entries/generalText.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };

interface GeneralDocument {
  readonly title: string;
  readonly text: string;
  /** Path on the host of the portal. */
  readonly url: string;
}

/** Returns the document for policyholders whose vehicle is driven by a person younger than 23; null when the content service has none. */
export function findYoungDriverDocument(): GeneralDocument | null {
  const entry = generalTexts.find(({ fields }) => fields.category === 'YOUNG_DRIVER');
  const { title, text, media } = entry?.fields ?? {};
  const form = forms.find(({ id }) => id === media?.asset);
  if (title === undefined || text === undefined || form === undefined) return null;
  return { title, text, url: `/cms/files/${form.id}/${form.fileName}` };
}

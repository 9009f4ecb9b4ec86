import { type Html, messagePage, type PageBrand } from './pageFrame.ts';

/** What a page may have to say that has nothing else to show. Its texts are `<name>.title`, `.text` and `.action`. */
export type Notice = 'signedOut' | 'failed' | 'unavailable' | 'busy' | 'expired' | 'notFound';

/** A page that says one thing and leads back to the portal. */
export function noticePage(page: PageBrand, name: Notice): Html {
  const { texts } = page;
  return messagePage(page, {
    title: texts(`${name}.title`),
    text: texts(`${name}.text`),
    action: { href: '/', label: texts(`${name}.action`) },
  });
}

import { callbackPath } from '../../../protocol/signIn.ts';
import { type Html, messagePage, type PageBrand } from './pageFrame.ts';

/** Messages that have a page of their own. Their texts are `<name>.title`, `.text` and `.action`. */
export type Notice =
  | 'signedOut'
  | 'failed'
  | 'unavailable'
  | 'busy'
  | 'expired'
  | 'noCookies'
  | 'notFound'
  | 'otherPage';

/** Returns a page with one message and a link back to the portal. */
export function noticePage(page: PageBrand, name: Notice): Html {
  const { texts } = page;
  return messagePage(page, {
    title: texts(`${name}.title`),
    text: texts(`${name}.text`),
    // The portal knows the page that was asked for before the sign-in.
    action: { href: name === 'expired' ? callbackPath : '/', label: texts(`${name}.action`) },
  });
}

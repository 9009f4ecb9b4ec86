import { createHash } from 'node:crypto';
import { messagePage, type PageBrand, pageHeaders } from './pageFrame.ts';
import { plainStylesheet } from './pageStylesheet.ts';

/** Returns the page of hosts and ports that belong to no portal (BRAND-010), in neutral colours and without any file. */
export function unknownHostPage(page: PageBrand) {
  const { brand, texts } = page;
  const body = messagePage(page, { title: texts('unknownHost.title'), text: texts('unknownHost.text') });
  const style = createHash('sha256').update(plainStylesheet(brand)).digest('base64');
  return {
    headers: {
      ...pageHeaders,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
    },
    body: Promise.resolve(body).then(String),
  };
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Brand, findBrandOfHost } from '../../brand/index.ts';
import { noCalls, writePageFacts } from '../pageFacts.ts';
import { findPageProvider } from '../server/findPageProvider.ts';

/** Writes the facts into the page of the development server, as the back end does for the built one. */
export function createPageFactsPlugin(loadBrands: () => readonly Brand[]): Plugin {
  return {
    name: 'page-facts',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers } = request;
        if (headers['sec-fetch-dest'] !== 'document' || url.startsWith('/oidc/')) return next();
        const { host = '', cookie = '' } = headers;
        const brand = findBrandOfHost(host, loadBrands());
        const provider = findPageProvider(brand && { brand, origin: `http://${host}` }, cookie);
        server.transformIndexHtml(url, readFileSync('index.html', 'utf8')).then((page) => {
          response
            .setHeader('content-type', 'text/html; charset=utf-8')
            .end(writePageFacts(page, { brand, provider, calls: noCalls }));
        }, next);
      });
    },
  };
}

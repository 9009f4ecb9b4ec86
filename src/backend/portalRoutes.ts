import type { Hono } from 'hono';
import shellTexts from '../../schemas/_shared/texts/shell.de.json' with { type: 'json' };
import { createPortalFiles } from '../delivery/server/index.ts';
import { contentSecurityPolicy } from './http/contentSecurityPolicy.ts';
import type { FindSite } from './http/createSiteFinder.ts';
import { signInFiles } from './http/signInFiles.ts';
import { getBrandTexts } from './texts/getBrandTexts.ts';
import { createTexts } from './texts/createTexts.ts';

/** Serves the portal that was built into `folder`, with the policy and the texts of this back end in its pages. */
export function portalRoutes(folder: string, findSite: FindSite): Hono {
  return createPortalFiles(folder, {
    findSite,
    contentSecurityPolicy,
    shellTexts: (brand) => createTexts('shell', shellTexts, getBrandTexts(brand)),
    brandTexts: getBrandTexts,
    signInFiles,
  });
}

import type { Hono } from 'hono';
import shellTexts from '../../schemas/_shared/texts/shell.de.json' with { type: 'json' };
import type { Brand } from '../brand/index.ts';
import { createPortalFiles } from '../delivery/server/index.ts';
import { contentSecurityPolicy } from './http/contentSecurityPolicy.ts';
import { signInFiles } from './http/signInFiles.ts';
import { getBrandTexts } from './texts/getBrandTexts.ts';
import { createTexts } from './texts/createTexts.ts';

interface PortalHost {
  readonly brandOfHost: (host: string) => Brand | null;
  /** The scheme of the addresses customers see. */
  readonly scheme: 'http' | 'https';
}

/** Serves the portal that was built into `folder`, with the policy and the texts of this back end in its pages. */
export function portalRoutes(folder: string, { brandOfHost, scheme }: PortalHost): Hono {
  return createPortalFiles(folder, {
    brandOfHost,
    scheme,
    contentSecurityPolicy,
    shellTexts: (brand) => createTexts('shell', shellTexts, getBrandTexts(brand)),
    brandTexts: getBrandTexts,
    signInFiles,
  });
}

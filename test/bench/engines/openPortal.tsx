import type { i18n } from 'i18next';
import { type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrandTheme } from '../../../src/ui/style/BrandTheme.tsx';
import { neutralBrand } from '../../../src/brand/index.ts';
import { startTexts } from './product.ts';
import { TextsContext } from '../../../src/ui/texts/useTexts.ts';

export interface Portal {
  readonly texts: i18n;
  /** Draws a form on the page synchronously. */
  readonly draw: (form: ReactNode) => void;
}

const weights = [400, 600, 700];

/** Prepares a page of the portal as it is before a form is opened: texts, the look of a brand and fonts. */
export async function openPortal(own: Readonly<Record<string, string>>): Promise<Portal> {
  const texts = await startTexts(own);
  let shown: ReactNode = null;
  let notify = () => undefined as void;
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => undefined;
  };
  function Page() {
    return useSyncExternalStore(subscribe, () => shown);
  }
  const place = document.createElement('div');
  document.getElementById('root')?.append(place);
  flushSync(() =>
    createRoot(place).render(
      <TextsContext value={texts}>
        <BrandTheme brand={neutralBrand}>
          <Page />
        </BrandTheme>
      </TextsContext>,
    ),
  );
  await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 1rem "Source Sans 3"`)));
  return {
    texts,
    draw(form) {
      shown = form;
      flushSync(notify);
    },
  };
}

import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { neutralBrand } from '../../src/brand/index.ts';
import { BrandTheme } from '../../src/ui/style/BrandTheme.tsx';
import { followPointer } from '../../src/ui/focus/afterPointer.ts';
import { hearFillers } from '../../src/ui/focus/hearFillers.ts';
import { keepFilesOut } from '../../src/ui/files/keepFilesOut.ts';
import { brands } from './brands.ts';
import { Gallery } from './Gallery.tsx';
import { galleryTexts } from './galleryTexts.ts';
import { ProofForm } from './ProofForm.tsx';
import './gallery.css';
import { TextsContext } from '../../src/ui/texts/useTexts.ts';

keepFilesOut(window);
hearFillers(document);
followPointer(window);

const asked = new URLSearchParams(location.search);
const brand = brands.find(({ id }) => id === (asked.get('brand') ?? 'lindenau')) ?? neutralBrand;
const texts = await galleryTexts();
const root = document.getElementById('root');
if (root === null) throw new Error('There is no place for the gallery.');
createRoot(root).render(
  <BrandTheme brand={brand}>
    <TextsContext value={texts}>
      {asked.get('form') === 'proof' ? (
        <ProofForm />
      ) : (
        <MemoryRouter>
          <Suspense>
            <Gallery brand={brand.id} part={asked.get('part')} />
          </Suspense>
        </MemoryRouter>
      )}
    </TextsContext>
  </BrandTheme>,
);

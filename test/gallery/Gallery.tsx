import { useState } from 'react';
import { StepForm } from '../../src/wizard/theme/StepForm.tsx';
import { WizardContext } from '../../src/wizard/context/WizardContext.ts';
import { brands } from './brands.ts';
import { CountedForm } from './CountedForm.tsx';
import type { Showcase } from './Exhibit.ts';
import { openShowcases } from './openShowcases.ts';
import { OwnTheme } from './OwnTheme.tsx';
import { PageParts } from './PageParts.tsx';
import { showcases } from './showcases.ts';
import { UiGallery } from './ui/UiGallery.tsx';
import { useTexts } from '../../src/ui/texts/useTexts.ts';

/**
 * Every control, every block and the parts of a page around them, in every state, in the look of one brand; `part` shows some of them only.
 * The parts of `src/ui` have a page of their own, `part=ui`.
 */
export function Gallery({ brand, part }: { readonly brand: string; readonly part: string | null }) {
  const isAskedFor = (name: string) => part === null || part.split(',').includes(name);
  const asked = showcases.filter(({ name }) => isAskedFor(name));
  return (
    <main data-only={part}>
      <h1>{`Galerie: ${brand}`}</h1>
      <nav aria-label="Marken und Teile">
        {brands.map(({ id, name }) => (
          <a key={id} href={`?brand=${id}`} aria-current={id === brand && part === null ? 'page' : undefined}>
            {name}
          </a>
        ))}
        <a href={`?brand=${brand}&part=ui`} aria-current={part === 'ui' ? 'page' : undefined}>
          Bausteine (src/ui)
        </a>
      </nav>
      {asked.length > 0 && <Showcases showcases={asked} />}
      {isAskedFor('page') && <PageParts />}
      {part === 'ui' && <UiGallery />}
      {part === 'ownTheme' && <OwnTheme />}
      {part === 'counted' && <CountedForm />}
    </main>
  );
}

function Showcases({ showcases: shown }: { readonly showcases: readonly Showcase[] }) {
  const { i18n } = useTexts();
  const [open] = useState(() => openShowcases('controlsAndBlocks', shown, i18n));
  return (
    <WizardContext value={open}>
      {open.wizard.steps.map((step) => (
        <section key={step.id} data-showcase={step.id} aria-label={step.id}>
          <h2>{step.id}</h2>
          <StepForm step={step} />
        </section>
      ))}
    </WizardContext>
  );
}

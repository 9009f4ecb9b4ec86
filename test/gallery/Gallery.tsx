import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brands } from '../../src/portal/startup/brands.ts';
import { StepForm } from '../../src/wizard/fields/StepForm.tsx';
import { WizardContext } from '../../src/wizard/WizardContext.ts';
import { openShowcases } from './openShowcases.ts';
import { PageParts } from './PageParts.tsx';
import { showcases } from './showcases.ts';

/** Every control, every block and the parts of a page around them, in every state, in the look of one brand; `part` shows some of them only. */
export function Gallery({ brand, part }: { readonly brand: string; readonly part: string | null }) {
  const { i18n } = useTranslation();
  const [open] = useState(() => openShowcases('controlsAndBlocks', showcases, i18n));
  return (
    <main>
      <h1>Galerie: {brand}</h1>
      <nav aria-label="Marken">
        {brands.map(({ id, name }) => (
          <a key={id} href={`?brand=${id}`} aria-current={id === brand ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <WizardContext value={open}>
        {open.wizard.steps
          .filter(({ id }) => part === null || part.split(',').includes(id))
          .map((step) => (
            <section key={step.id} data-showcase={step.id} aria-label={step.id}>
              <h2>{step.id}</h2>
              <StepForm step={step} />
            </section>
          ))}
      </WizardContext>
      {(part === null || part === 'page') && <PageParts />}
    </main>
  );
}

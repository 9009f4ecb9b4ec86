import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useTranslation } from 'react-i18next';
import { useServices } from '../session/Services.ts';
import classes from './LoadingOverlay.module.css';

/** Covers the page while there is nothing to show yet (SHELL-013); says what is going on. */
export function LoadingOverlay({ what }: { readonly what: 'login' | 'data' }) {
  const { t } = useTranslation();
  const { brand } = useServices();

  return (
    <main className={classes.overlay} aria-busy="true">
      <title>{brand.name}</title>
      <h1 className="visuallyHidden">{brand.name}</h1>
      <Loader color="var(--color-brand)" aria-hidden="true" />
      <output>{t(`shell:loading.${what}`)}</output>
    </main>
  );
}

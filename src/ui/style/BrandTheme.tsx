import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { type Brand, createBrandProperties } from '../../brand/index.ts';
import { theme, createVariablesResolver } from './brandTheme.ts';
import { LookContext } from './useLook.ts';
import './styles.ts';

interface BrandThemeProps {
  readonly brand: Pick<Brand, 'colors' | 'look'>;
  /** Nonce of the Content-Security-Policy for Mantine's style elements. */
  readonly nonce?: string;
  /** A tool shows one of both; absent: the system decides. */
  readonly scheme?: 'light' | 'dark';
  readonly children: ReactNode;
}

/** The look of a brand; the system decides between light and dark. All custom properties are written at run time: no palette file is loaded. */
export function BrandTheme({ brand, nonce, scheme, children }: BrandThemeProps) {
  const resolver = useMemo(() => createVariablesResolver(createBrandProperties(brand)), [brand]);

  return (
    <LookContext value={brand.look}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolver}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
        {...(scheme === undefined ? {} : { forceColorScheme: scheme })}
        {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
      >
        {children}
      </MantineProvider>
    </LookContext>
  );
}

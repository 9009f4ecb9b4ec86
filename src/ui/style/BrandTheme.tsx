import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { type SchemeTokens, theme, createVariablesResolver } from './brandTheme.ts';
import './styles.ts';

interface BrandThemeProps {
  readonly tokens: SchemeTokens;
  /** Nonce of the Content-Security-Policy for Mantine's style elements. */
  readonly nonce?: string;
  readonly children: ReactNode;
}

/** The look of a brand; the system decides between light and dark. All colour variables are written at run time: no palette file is loaded. */
export function BrandTheme({ tokens, nonce, children }: BrandThemeProps) {
  const resolver = useMemo(() => createVariablesResolver(tokens), [tokens]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      {children}
    </MantineProvider>
  );
}

import { InputWrapperContext } from '@mantine/core';
import type { ReactNode } from 'react';

const nothingElse = {
  offsetBottom: false,
  offsetTop: false,
  getStyles: null,
  inputId: undefined,
  labelId: undefined,
} as const;

/** Mantine's inputs take their description from this context alone and drop an `aria-describedby` of their own. */
export function Described({
  by,
  children,
}: {
  readonly by: string | undefined;
  readonly children: ReactNode;
}) {
  return <InputWrapperContext value={{ ...nothingElse, describedBy: by }}>{children}</InputWrapperContext>;
}

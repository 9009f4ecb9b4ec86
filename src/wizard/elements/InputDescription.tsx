import { InputWrapperContext } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

const nothingElse = {
  offsetBottom: false,
  offsetTop: false,
  getStyles: null,
  inputId: undefined,
  labelId: undefined,
} as const;

/** Mantine's inputs take their description from this context alone and drop an `aria-describedby` of their own. */
export function InputDescription({
  by,
  children,
}: {
  readonly by: string | undefined;
  readonly children: ReactNode;
}) {
  const wrapper = useMemo(() => ({ ...nothingElse, describedBy: by }), [by]);
  return <InputWrapperContext value={wrapper}>{children}</InputWrapperContext>;
}

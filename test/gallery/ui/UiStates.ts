import type { ReactNode } from 'react';

/** The states of one folder of `src/ui`: by file name, then by name of the state. */
export type UiStates = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

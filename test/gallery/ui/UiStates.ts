import type { ReactNode } from 'react';

/** What one folder of `src/ui` holds: by file name, then by name of the state. */
export type UiStates = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

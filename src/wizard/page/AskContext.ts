import { createContext } from 'react';
import type { Ask } from './useQuestion.ts';

/** How a part of a step asks a question of the definition; never in two dialogs at a time. */
export const AskContext = createContext<Ask>(() => Promise.resolve('stay'));

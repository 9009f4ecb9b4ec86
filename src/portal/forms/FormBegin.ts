import type { ComponentProps } from 'react';
import type { WizardRunner } from '../../wizard/index.ts';

/** What the customer gave before a form opened. */
export type FormBegin = Pick<ComponentProps<typeof WizardRunner>, 'answers' | 'files'>;

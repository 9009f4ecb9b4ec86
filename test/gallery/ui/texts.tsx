import { PhoneLink } from '../../../src/ui/texts/PhoneLink.tsx';
import type { UiStates } from './UiStates.ts';

export const texts: UiStates = {
  PhoneLink: { usual: <PhoneLink number="030 23125 100" /> },
};

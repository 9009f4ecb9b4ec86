import { readPageFacts } from '../pageFacts.ts';
import { keepBoot } from './keepBoot.ts';
import { startBoot } from './startBoot.ts';

keepBoot(window, startBoot(window, readPageFacts(document)));

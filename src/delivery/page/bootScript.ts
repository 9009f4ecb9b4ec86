import { readPageBrand } from '../../brand/pageBrand.ts';
import { keepBoot } from './Boot.ts';
import { startBoot } from './startBoot.ts';
import { readPageCalls } from '../../protocol/pageCalls.ts';
import { readPageProvider } from '../../protocol/pageProvider.ts';

const brand = readPageBrand(document);
const provider = readPageProvider(document);
keepBoot(window, startBoot(window, { brand, provider, calls: readPageCalls(document) }));

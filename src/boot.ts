import { readPageBrand } from './brand/pageBrand.ts';
import { keepBoot } from './portal/boot/Boot.ts';
import { startBoot } from './portal/boot/startBoot.ts';
import { readPageProvider } from './protocol/pageProvider.ts';

keepBoot(window, startBoot(window, { brand: readPageBrand(document), provider: readPageProvider(document) }));

import { watchForFailure } from './watchForFailure.ts';

watchForFailure(window);

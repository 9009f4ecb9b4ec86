import fc from 'fast-check';

/** All mutants get the same cases, and the first failure ends a property. */
fc.configureGlobal({ seed: 20_261_121, numRuns: 60, endOnFailure: true });

import { compileMetaSchemas, readForms } from '../src/definitions/disk.ts';

/** The shipped definitions, read once for all tests of a process. */
export const shippedForms = readForms(process.cwd());
/** Their meta-schemas, each of which takes longer to compile than most tests take. */
export const judges = compileMetaSchemas(shippedForms.metaSchemas);

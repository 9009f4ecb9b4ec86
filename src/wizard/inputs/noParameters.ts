import { Object } from '@sinclair/typebox';

/** The schema of a control without parameters besides `kind`. */
export const noParameters = Object({});

import { Object } from '@sinclair/typebox';

/** Nothing can be named beside `kind`. */
export const noParameters = Object({});

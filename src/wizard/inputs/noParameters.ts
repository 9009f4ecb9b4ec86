import { Object } from '@sinclair/typebox';

/** Named beside `kind`: nothing. By name, because the namespace `Type` would bring all of TypeBox into the browser. */
export const noParameters = Object({});

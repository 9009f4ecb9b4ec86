import type { Repository } from '../../definitions/index.ts';

/** All promises by form, with the requirements that they prove. */
export interface PromisesList {
  readonly [form: string]: readonly { readonly says: string; readonly proves?: readonly string[] }[];
}

export function listPromises({ forms }: Repository): PromisesList {
  return Object.fromEntries(
    forms.flatMap(({ id, source }) =>
      source.rules.promises
        ? [[id, source.rules.promises.map(({ says, proves }) => ({ says, ...(proves ? { proves } : {}) }))]]
        : [],
    ),
  );
}

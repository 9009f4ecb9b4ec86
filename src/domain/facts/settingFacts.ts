import type { FactSource } from './Facts.ts';

/** Every setting with one value, as `settings.<id>`. */
export const settingFacts: FactSource<'settings'> = ({ settings }) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([id, { value }]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
        ? [[`settings.${id}`, value]]
        : [],
    ),
  );

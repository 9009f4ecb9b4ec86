import type { FactSource } from './Facts.ts';

/** Each setting with a single value, as `settings.<id>`. */
export const settingFacts: FactSource<'settings'> = ({ settings }) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([id, { value }]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
        ? [[`settings.${id}`, value]]
        : [],
    ),
  );

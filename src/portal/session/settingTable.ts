import file from '../../../rules/_shared/settings.json';

const { $schema: _, ...settings } = file;

/** Every switch the specification leaves to configuration, by id. */
export const settingTable: Readonly<Record<string, { readonly value: unknown }>> = settings;

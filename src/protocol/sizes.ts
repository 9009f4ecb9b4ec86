import settings from '../../rules/_shared/settings.json' with { type: 'json' };

/** How large the body of a call may be, in bytes. */
export const sizes = {
  /** Answers of a form in JSON. The longest form needs a fraction of it. */
  json: 256 * 1024,
  /** One file. Customers read the limit in megabytes. */
  file: settings.fileMegabytes.value * 1_000_000,
} as const;

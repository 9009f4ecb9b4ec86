/** The address of the accident help, which needs neither a session nor, once opened, a network. */
export const accidentPath = '/unfall';

/** The address of the program that answers `accidentPath` without a network. */
export const accidentWorkerPath = `${accidentPath}/worker.js`;

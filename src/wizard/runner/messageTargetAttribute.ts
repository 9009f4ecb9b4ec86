/** Marks where a step says that its button could not do what it is for. */
export const messageTargetAttribute = 'data-message-place';

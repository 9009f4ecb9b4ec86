/** Marks the place for messages about the button of a step. */
export const messageTargetAttribute = 'data-message-place';

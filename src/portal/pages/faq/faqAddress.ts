/** Names of what stands in the address of the questions: the words searched for, the topic, the page of the topic. */
export const searchParameter = 'suche';
export const topicParameter = 'thema';
export const pageParameter = 'seite';

/** Names of the search parameters: the searched words, the topic, the page of the topic. */
export const searchParameter = 'suche';
export const topicParameter = 'thema';
export const pageParameter = 'seite';

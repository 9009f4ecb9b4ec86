/** Names of what stands in the address of the questions: the words searched for, the topic, the page of the topic. */
export const addressOfSearch = 'suche';
export const addressOfTopic = 'thema';
export const addressOfPage = 'seite';

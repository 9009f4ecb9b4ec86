/** Where a tab keeps the last message while it is at the provider to sign out; who comes back with one is not signed in again. */
export const lastMessageKey = 'lastMessage';

/** On which tabs tell each other that somebody signs out. */
export const signOutChannel = 'signOut';

/**
 * The storage key of the last message while the tab is at the provider to sign out. A visitor who comes back with such a message is not
 * signed in again.
 */
export const lastMessageKey = 'lastMessage';

/** The storage key of the address that was asked for before the tab left for the sign-in page. */
export const askedPathKey = 'askedPath';

/** The channel on which tabs announce a sign-out. */
export const signOutChannel = 'signOut';

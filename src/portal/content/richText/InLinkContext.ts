import { createContext } from 'react';

/** True inside of a link, which cannot contain another link. */
export const InLinkContext = createContext(false);

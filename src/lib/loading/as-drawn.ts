import { createContext } from 'react';

/**
 * True while the tree has to be as the server drew it: on the server, and in a browser until every part of the page is
 * hydrated. What only the browser knows (its storage) is left out so long.
 */
export const AsDrawnContext = createContext(false);

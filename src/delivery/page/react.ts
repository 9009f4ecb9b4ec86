/**
 * Makes ready what draws pages, while the program itself is on its way and the sign-in is waited for: what browsers do at once holds up
 * everything else.
 */
import 'react-dom/client';

/** Where the tested workbench stands. */
export const workbenchPort = 4191;
export const workbenchToken = 'token-of-the-tests';

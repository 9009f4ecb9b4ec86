/** No page has this address. */
export const foreignRoute = '/anderswo';

/** No page has this address. */
export const elsewhere = '/anderswo';

/** A route without a page. */
export const foreignRoute = '/anderswo';

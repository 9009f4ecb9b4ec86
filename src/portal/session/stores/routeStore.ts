import { create } from 'zustand';

/** True after the first navigation inside of the portal: headings take the focus from then on. */
export const useRouteStore = create<{ readonly hasMoved: boolean }>(() => ({ hasMoved: false }));

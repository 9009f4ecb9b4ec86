import { create } from 'zustand';

/** Whether the visitor has moved inside the portal since the page was loaded: only then a heading takes the focus. */
export const useRouteStore = create<{ readonly hasMoved: boolean }>(() => ({ hasMoved: false }));

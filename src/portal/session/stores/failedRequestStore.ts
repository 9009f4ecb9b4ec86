import { create } from 'zustand';

/** The id of the last request that the server failed to answer; null when there is none. The support finds it in the log. */
export const useFailedRequestStore = create<{ readonly id: string | null }>(() => ({ id: null }));

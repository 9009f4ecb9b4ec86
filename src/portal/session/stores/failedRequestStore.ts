import { create } from 'zustand';

/** Name of the last request that the server could not answer; null when it answered all. Whoever helps finds it in the log. */
export const useFailedRequestStore = create<{ readonly id: string | null }>(() => ({ id: null }));

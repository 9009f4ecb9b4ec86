import { useSyncExternalStore } from 'react';

/** Creates the current step, which is changed from outside of React. */
export function currentStep() {
  let current = 0;
  let notify = () => undefined as void;
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => undefined;
  };
  return {
    useIndex: () => useSyncExternalStore(subscribe, () => current),
    goTo: (step: number) => {
      current = step;
      notify();
    },
  };
}

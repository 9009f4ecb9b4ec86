import { lazy } from 'react';

const load = {
  askingDialog: async () => ({ default: (await import('./ask/AskingDialog.tsx')).AskingDialog }),
  donePage: async () => ({ default: (await import('./done/DonePage.tsx')).DonePage }),
  placeInput: async () => ({ default: (await import('./blocks/placeSearch/PlaceInput.tsx')).PlaceInput }),
  questionDialog: async () => ({ default: (await import('./page/QuestionDialog.tsx')).QuestionDialog }),
};

/** Parts that the first look at a form does without: dialogs, suggestions, the end page. */
export const AskingDialog = lazy(load.askingDialog);
export const DonePage = lazy(load.donePage);
export const PlaceInput = lazy(load.placeInput);
export const QuestionDialog = lazy(load.questionDialog);

/** Fetches them once a form stands, so that none is waited for later, or missing when the connection is. */
export async function loadLaterParts(): Promise<void> {
  // What fails now is fetched again when it is wanted.
  await Promise.allSettled(Object.values(load).map((part) => part()));
}

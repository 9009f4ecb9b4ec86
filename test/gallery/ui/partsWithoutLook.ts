/** Files of `src/ui` that the gallery does not show on their own, and why. */
export const partsWithoutLook: Readonly<Record<string, string>> = {
  'choices/ChoiceCard': 'style sheet of Checkbox, RadioCard and ChoiceList',
  'dialogs/ModalBox': 'style sheet of every dialog',
  'dialogs/QuestionModal': 'drawn by QuestionDialog',
  'files/HeicNote': 'drawn by FileChoice',
  'files/PhotoChoice': 'drawn by FileChoice',
  'files/Preview': 'drawn by FileCard',
  'loading/LoadedContent': 'draws its children alone',
  'loading/PageSuspense': 'draws its children or PageLoading',
  'messages/LiveRegions': 'heard, not seen',
};

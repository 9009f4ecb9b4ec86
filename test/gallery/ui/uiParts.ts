import { boxes } from './boxes.tsx';
import { buttons } from './buttons.tsx';
import { choices } from './choices.tsx';
import { dialogs } from './dialogs.tsx';
import { files } from './files.tsx';
import { loading } from './loading.tsx';
import { messages } from './messages.tsx';
import { pictures } from './pictures.tsx';
import { style } from './style.tsx';
import { texts } from './texts.tsx';
import type { UiStates } from './UiStates.ts';

/** Every component and style sheet of `src/ui` in its states, by folder. A test finds those that are missing. */
export const uiParts: Readonly<Record<string, UiStates>> = {
  style,
  pictures,
  loading,
  buttons,
  choices,
  boxes,
  messages,
  dialogs,
  files,
  texts,
};

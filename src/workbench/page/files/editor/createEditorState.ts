import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { unifiedMergeView } from '@codemirror/merge';
import { searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { say } from '../../say.ts';
import { createCompletion } from './createCompletion.ts';
import { look } from './look.ts';
import { phrases } from './phrases.ts';

interface EditorEvents {
  /** A key has changed the text. */
  readonly change: (text: string) => void;
  /** The cursor was moved by hand or by typing. */
  readonly cursor: (offset: number, text: string) => void;
  readonly save: () => void;
  /** Questions and steps of the form, which flow tests complete. */
  readonly paths: () => readonly string[];
}

/** Creates the state of the editor of one file. Tab leaves the editor, as it leaves any field. */
export function createEditorState(file: string, text: string, events: EditorEvents): EditorState {
  const extensions: readonly Extension[] = [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    closeBrackets(),
    file.endsWith('.json') ? json() : yaml(),
    autocompletion({ override: [createCompletion(file, events.paths)] }),
    keymap.of([
      {
        key: 'Mod-s',
        preventDefault: true,
        run: () => {
          events.save();
          return true;
        },
      },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': say('files.editor', { file }) }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      const isByHand = transactions.some((one) => one.annotation(Transaction.userEvent) !== undefined);
      if (!isByHand) return;
      const written = state.doc.toString();
      if (docChanged) events.change(written);
      if (docChanged || selectionSet) events.cursor(state.selection.main.head, written);
    }),
    phrases,
    look,
    other.of([]),
  ];
  return EditorState.create({ doc: text, extensions });
}

const other = new Compartment();

/** Shows the differences to another text in the lines; null: none. */
export function setOther(view: EditorView, original: string | null): void {
  const shown =
    original === null ? [] : unifiedMergeView({ original, mergeControls: false, highlightChanges: true });
  view.dispatch({ effects: other.reconfigure(shown) });
}

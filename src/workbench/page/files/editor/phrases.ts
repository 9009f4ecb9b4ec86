import { EditorState } from '@codemirror/state';
import { say } from '../../say.ts';

/** The words of CodeMirror in German, by its own. */
export const phrases = EditorState.phrases.of({
  Find: say('files.phrase.find'),
  Replace: say('files.phrase.replace'),
  'replace all': say('files.phrase.replaceAll'),
  replace: say('files.phrase.replaceOne'),
  next: say('files.phrase.next'),
  previous: say('files.phrase.previous'),
  all: say('files.phrase.all'),
  'match case': say('files.phrase.case'),
  regexp: say('files.phrase.regexp'),
  'by word': say('files.phrase.word'),
  close: say('files.phrase.close'),
  'Go to line': say('files.phrase.line'),
  go: say('files.phrase.go'),
  Completions: say('files.phrase.completions'),
  Diagnostics: say('files.problems'),
  'No diagnostics': say('files.problems.none'),
  'Fold line': say('files.phrase.fold'),
  'Unfold line': say('files.phrase.unfold'),
  'folded code': say('files.phrase.folded'),
  unfold: say('files.phrase.unfold'),
  'Control character': say('files.phrase.control'),
  'current match': say('files.phrase.match'),
  'on line': say('files.phrase.onLine'),
  'replaced match on line $': say('files.phrase.replacedOne'),
  'replaced $ matches': say('files.phrase.replacedMany'),
});

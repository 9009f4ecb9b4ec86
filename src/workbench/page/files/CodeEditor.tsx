import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FileProblem } from '../../model/files/FilesApi.ts';
import { findChange } from '../../model/files/findChange.ts';
import { findPlaceOf, findSubjectAt } from '../../model/files/places.ts';
import { createEditorState, setOther } from './editor/createEditorState.ts';
import { toDiagnostics } from './editor/toDiagnostics.ts';
import classes from './Files.module.css';

interface CodeEditorProps {
  readonly file: string;
  readonly text: string;
  /** The text of the file where somebody else changed it; null otherwise. */
  readonly other: string | null;
  /** Questions and steps of the form. */
  readonly paths: readonly string[];
  readonly problems: readonly FileProblem[];
  readonly subject: string | null;
  /** The line that shall have the cursor; null: none is asked for. */
  readonly line: { readonly line: number; readonly count: number } | null;
  readonly onChange: (text: string) => void;
  /** Called with the question or step that the cursor comes into. */
  readonly onCursor: (subject: string) => void;
  readonly onSave: () => void;
}

/** One file in CodeMirror, whose code is loaded with it. */
export function CodeEditor(props: CodeEditorProps) {
  const { file, text, other, paths, problems, subject, line } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const tellChange = useEffectEvent(props.onChange);
  const save = useEffectEvent(props.onSave);
  const tellCursor = useEffectEvent((offset: number, written: string) => {
    const found = findSubjectAt({ file, text: written, paths }, offset);
    if (found !== null) props.onCursor(found);
  });
  const listPaths = useEffectEvent(() => paths);
  const begin = useEffectEvent((parent: HTMLDivElement) => {
    const state = createEditorState(file, text, {
      change: (next) => tellChange(next),
      cursor: (offset, written) => tellCursor(offset, written),
      save: () => save(),
      paths: () => listPaths(),
    });
    return new EditorView({ state, parent });
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const started = begin(place.current);
    view.current = started;
    return () => {
      view.current = null;
      started.destroy();
    };
  }, []);
  useEffect(() => {
    const change = findChange(view.current?.state.doc.toString() ?? text, text);
    if (change !== null) view.current?.dispatch({ changes: change });
  }, [text]);
  useEffect(() => {
    if (view.current !== null) setOther(view.current, other);
  }, [other]);
  useEffect(() => {
    if (view.current !== null) mark(view.current, problems, file);
  }, [problems, file, text]);
  const goToSubject = useEffectEvent((wanted: string) => {
    if (view.current === null) return;
    const { state } = view.current;
    const written = { file, text: state.doc.toString(), paths };
    if (findSubjectAt(written, state.selection.main.head) === wanted.split('=')[0]) return;
    const offset = findPlaceOf(written, wanted);
    if (offset !== null) putCursor(view.current, offset);
  });
  useEffect(() => {
    if (subject !== null) goToSubject(subject);
  }, [subject]);
  useEffect(() => {
    if (line === null || view.current === null) return;
    const { doc } = view.current.state;
    putCursor(view.current, doc.line(Math.min(Math.max(line.line, 1), doc.lines)).from);
    view.current.focus();
  }, [line]);
  return <div ref={place} className={classes['editor']} />;
}

function mark(view: EditorView, problems: readonly FileProblem[], file: string): void {
  const own = problems.filter((problem) => problem.file === file);
  view.dispatch(setDiagnostics(view.state, toDiagnostics(view.state.doc, own)));
}

function putCursor(view: EditorView, offset: number): void {
  view.dispatch({
    selection: { anchor: offset },
    effects: EditorView.scrollIntoView(offset, { y: 'center' }),
  });
}

import { lazy, Suspense, useState } from 'react';
import type { FormFile } from '../../model/files/FilesApi.ts';
import { listDescribedPaths } from '../../model/findPathOfPlace.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { followCursor, openFile, useWorkbench } from '../useWorkbench.ts';
import { FileState } from './FileState.tsx';
import { ProblemList } from './ProblemList.tsx';
import { dropFileDraft, keepFileDraft, saveFile, useFileDrafts } from './useFileDrafts.ts';
import { useFiles } from './useFiles.ts';
import { useProblems } from './useProblems.ts';
import classes from './Files.module.css';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }));

interface FilesPaneProps {
  readonly form: string;
  /** Null for a form that has mistakes from the start. */
  readonly opened: FormAnswer | null;
}

/** The files of the form as text. Where the cursor is, is what is selected. */
export function FilesPane({ form, opened }: FilesPaneProps) {
  const loaded = useFiles(form, opened?.version ?? 0);
  const wanted = useWorkbench((state) => state.file);
  const drafts = useFileDrafts((state) => state.drafts);
  if (loaded === null) return <output>{say('loading')}</output>;
  const shown = loaded.files.find(({ file }) => file === wanted) ?? loaded.files[0];
  return (
    <section className={classes['pane']} aria-labelledby="files">
      <h1 id="files" tabIndex={-1} className={classes['title']}>
        {say('files')}
      </h1>
      {loaded.why !== '' && <p role="alert">{say('files.failed', { why: loaded.why })}</p>}
      {shown !== undefined && (
        <>
          <label className={classes['choice']}>
            <span>{say('files.file')}</span>
            <select value={shown.file} onChange={({ target }) => openFile(target.value, null)}>
              {groups.map(([name, isIn]) => (
                <optgroup key={name} label={say(name)}>
                  {loaded.files
                    .filter(({ file }) => isIn(file))
                    .map(({ file }) => (
                      <option key={file} value={file}>
                        {Object.hasOwn(drafts, file) ? say('files.typed', { file }) : file}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
          <OneFile key={shown.file} form={form} opened={opened} shown={shown} onWritten={loaded.take} />
        </>
      )}
    </section>
  );
}

const groups = [
  ['files.own', (file: string) => !/^(?:test|brands)\//.test(file)],
  ['files.flows', (file: string) => file.startsWith('test/')],
  ['files.brands', (file: string) => file.startsWith('brands/')],
] as const;

interface OneFileProps extends FilesPaneProps {
  readonly shown: FormFile;
  readonly onWritten: (written: FormFile) => void;
}

function OneFile({ form, opened, shown, onWritten }: OneFileProps) {
  const { file } = shown;
  const draft = useFileDrafts((state) => state.drafts[file]);
  const subject = useWorkbench((state) => state.subject);
  const wish = useWorkbench((state) => (state.wantedLine?.file === file ? state.wantedLine : null));
  const [jump, setJump] = useState<{ readonly line: number; readonly count: number } | null>(null);
  const text = draft?.text ?? shown.text;
  const problems = useProblems({ form, file, text }, draft !== undefined);
  const isConflict = draft?.phase === 'typed' && draft.was !== shown.text;
  function change(next: string): void {
    if (next === shown.text) dropFileDraft(file);
    else keepFileDraft(file, { text: next, was: draft?.was ?? shown.text, phase: 'typed', why: '' });
  }
  async function save(): Promise<void> {
    const written = await saveFile(form, file);
    if (written !== null) onWritten({ file, text: written });
  }
  return (
    <>
      <Suspense fallback={<output>{say('loading')}</output>}>
        <CodeEditor
          file={file}
          text={text}
          other={isConflict ? shown.text : null}
          paths={opened === null ? noPaths : listDescribedPaths(opened.form)}
          problems={problems}
          subject={subject}
          line={jump ?? wish}
          onChange={change}
          onCursor={followCursor}
          onSave={() => void save()}
        />
      </Suspense>
      <FileState
        draft={draft}
        isConflict={isConflict}
        onSave={() => void save()}
        onDiscard={() => dropFileDraft(file)}
        onMine={() => {
          if (draft) keepFileDraft(file, { ...draft, was: shown.text });
        }}
      />
      <ProblemList
        file={file}
        problems={problems}
        onJump={(problem) => {
          if (problem.file === file) setJump({ line: problem.line, count: (jump?.count ?? 0) + 1 });
          else openFile(problem.file, problem.line);
        }}
      />
    </>
  );
}

const noPaths: readonly string[] = [];

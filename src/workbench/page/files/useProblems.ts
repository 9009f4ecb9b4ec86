import { useEffect, useState } from 'react';
import type { FileProblem, TypedFile } from '../../model/files/FilesApi.ts';
import type { WorkbenchFinding } from '../../model/WorkbenchApi.ts';
import { askForFileFindings, askForShape } from '../askServer.ts';
import { getResult, useWorkbench } from '../useWorkbench.ts';

/** Milliseconds without a key after which all forms are judged with the typed text. */
const calmTime = 400;

/** Finds the problems of a file while it is typed: its own shape at once, what it breaks elsewhere a little later. */
export function useProblems({ form, file, text }: TypedFile, isTyped: boolean): readonly FileProblem[] {
  const results = useWorkbench((state) => state.results);
  const [found, setFound] = useState<Found>(none);
  useEffect(() => {
    if (!isTyped) return undefined;
    const typed = { form, file, text };
    let isOld = false;
    const keep = (problems: readonly FileProblem[], depth: 'shape' | 'all') => {
      if (!isOld) setFound({ file, text, problems, depth });
    };
    // Without an answer the problems of the text before stay until the next key.
    const ignore = () => undefined;
    void askForShape(typed).then(({ problems }) => {
      keep(problems, 'shape');
    }, ignore);
    const timer = setTimeout(() => {
      void askForFileFindings(typed).then(({ problems }) => {
        keep(problems, 'all');
      }, ignore);
    }, calmTime);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [form, file, text, isTyped]);
  if (isTyped) return found.file === file ? found.problems : [];
  const light = getResult({ results }, form, 'definitions');
  return (light?.findings ?? []).filter((finding) => finding.file === file).map(toProblem);
}

interface Found {
  readonly file: string;
  readonly text: string;
  readonly problems: readonly FileProblem[];
  readonly depth: 'shape' | 'all';
}

const none: Found = { file: '', text: '', problems: [], depth: 'shape' };

function toProblem({ file, line, message, hint }: WorkbenchFinding): FileProblem {
  return { file, line, column: 1, message, hint };
}

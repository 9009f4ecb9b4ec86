import type { FileProblem } from '../../model/files/FilesApi.ts';
import { count, say } from '../say.ts';
import classes from './Files.module.css';

interface ProblemListProps {
  readonly file: string;
  readonly problems: readonly FileProblem[];
  readonly onJump: (problem: FileProblem) => void;
}

/** The problems of a typed file with their lines. */
export function ProblemList({ file, problems, onJump }: ProblemListProps) {
  return (
    <section aria-label={say('files.problems')} className={classes['problems']}>
      <output>
        {problems.length === 0 ? say('files.problems.none') : count('files.problems', problems.length)}
      </output>
      <ul>
        {problems.map((problem, index) => (
          <li key={`${problem.file} ${problem.line} ${problem.message} ${index}`}>
            <button type="button" onClick={() => onJump(problem)}>
              {problem.file === file
                ? say('files.line', { line: problem.line })
                : say('checks.place', { file: problem.file, line: problem.line })}
            </button>
            <span>{problem.message}</span>
            {problem.hint !== null && <span className={classes['hint']}>{problem.hint}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

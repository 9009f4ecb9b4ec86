import type { FlowMend, MendQuestion } from '../../model/edits/EditApi.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import classes from '../dialog/Dialog.module.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogFoot } from '../dialog/DialogFoot.tsx';
import { count, say } from '../say.ts';
import { MendedFlow } from './MendedFlow.tsx';
import { useMends } from './useMends.ts';

interface MendDialogProps {
  readonly opened: FormAnswer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Answers new questions in the flow tests that fail, shows what else they expect otherwise, and writes those that pass then. */
export function MendDialog({ opened, isOpen, onClose }: MendDialogProps) {
  return (
    <Dialog title={say('mend.title')} isOpen={isOpen} onClose={onClose}>
      <Mending opened={opened} onClose={onClose} />
    </Dialog>
  );
}

function Mending({ opened, onClose }: Omit<MendDialogProps, 'isOpen'>) {
  const { mends, answers, phase, answer, save } = useMends(opened.form.id);
  const passing = countPassingFiles(mends ?? []);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={classes['body']}>
        <p>{say(mends?.length === 0 ? 'mend.none' : 'mend.intro')}</p>
        {mends?.map((mend) => (
          <MendedFlow
            key={mend.key}
            mend={mend}
            opened={opened}
            answers={answers[mend.key] ?? {}}
            isWaiting={mends.some((one) => one.file === mend.file && lacksAnswer(one, answers))}
            onAnswer={(path, value) => answer(mend.key, path, value)}
          />
        ))}
      </div>
      <DialogFoot
        state={phase.kind}
        says={phase.says}
        isDone={phase.kind === 'saved'}
        canSave={passing > 0 && phase.kind !== 'working'}
        action={passing === 0 ? say('mend.save') : count('mend.save', passing)}
        onClose={onClose}
      />
    </form>
  );
}

function lacksAnswer({ key, unanswered }: FlowMend, answers: MendQuestion['answers']): boolean {
  return unanswered.some((path) => answers[key]?.[path] === undefined);
}

/** A file is written when all its flow tests pass. */
function countPassingFiles(mends: readonly FlowMend[]): number {
  const failing = new Set(mends.flatMap(({ file, left }) => (left === null ? [] : [file])));
  return new Set(mends.flatMap(({ file }) => (failing.has(file) ? [] : [file]))).size;
}

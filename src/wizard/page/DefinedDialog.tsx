import { choicesOf, currentDialog, dialogKey, type Choice } from '../../engine/index.ts';
import { QuestionDialog } from '../elements/QuestionDialog.tsx';
import { useDraft, useWizard } from '../context/useWizard.ts';

/** The notice, confirmation or dialog of an outcome that is open, worded by the definition: `dialog.<id>.title | text | stay | next`. */
export function DefinedDialog() {
  const { texts, draft } = useWizard();
  const dialog = useDraft(currentDialog);
  if (dialog === null || dialog.kind === 'question' || dialog.kind === 'leave') return null;
  const say = (part: string) => texts.get([`dialog.${dialog.id}.${part}`]);
  const choose = (choice: Choice) => draft.dispatch({ kind: 'chose', dialog: dialogKey(dialog), choice });
  const { choices, closing } = choicesOf(dialog);
  const offer = (choice: Choice) =>
    choices.includes(choice) ? { [choice]: { label: say(choice), onChoose: () => choose(choice) } } : {};
  return (
    <QuestionDialog
      key={dialogKey(dialog)}
      title={say('title')}
      text={say('text')}
      {...offer('stay')}
      {...offer('next')}
      destructive={dialog.kind === 'confirmation' && dialog.destructive}
      onClose={() => choose(closing)}
    />
  );
}

import {
  type Choice,
  listDialogChoices,
  getCurrentDialog,
  getDialogKey,
  type Dialog,
  type Wizard,
} from '../../engine/index.ts';
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog.tsx';
import { Paragraphs } from '../elements/Paragraphs.tsx';
import { useWrittenValues } from '../elements/useBlockValues.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';

/** The dialog that is open now (notice, confirmation or outcome), with the texts of the definition: `dialog.<id>.title | text | stay | next`. */
export function DefinedDialog() {
  const { texts, draft, wizard } = useWizard();
  const dialog = useDraft(getCurrentDialog);
  const values = useWrittenValues(dialog === null ? {} : findNoticeValues(dialog, wizard));
  if (dialog === null || dialog.kind === 'question' || dialog.kind === 'leave') return null;
  const say = (part: string) => texts.get([`dialog.${dialog.id}.${part}`], values);
  const choose = (choice: Choice) => draft.dispatch({ kind: 'chose', dialog: getDialogKey(dialog), choice });
  const { choices, closing } = listDialogChoices(dialog);
  const offer = (choice: Choice) =>
    choices.includes(choice) ? { [choice]: { label: say(choice), onChoose: () => choose(choice) } } : {};
  return (
    <QuestionDialog
      key={getDialogKey(dialog)}
      title={say('title')}
      {...offer('stay')}
      {...offer('next')}
      destructive={dialog.kind === 'confirmation' && dialog.destructive}
      onClose={() => choose(closing)}
    >
      <Paragraphs text={say('text')} />
    </QuestionDialog>
  );
}

/** Returns the parameters of the texts of a notice. */
function findNoticeValues(
  { kind, id }: Dialog,
  { notices, pressNotices }: Wizard,
): Wizard['notices'][number]['values'] {
  const notice = kind === 'notice' ? [...notices, ...pressNotices].find((one) => one.id === id) : undefined;
  return notice?.values ?? {};
}

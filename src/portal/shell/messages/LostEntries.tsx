import { useServices } from '../../session/Services.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { TextWithNumbers } from './TextWithNumbers.tsx';

interface LostEntriesProps {
  readonly of:
    | 'contracts'
    | 'documents'
    | 'reports'
    | 'notifications'
    | 'sessions'
    | 'articles'
    | 'news'
    | 'questions'
    | 'claimForms';
  readonly count: number;
}

/** Says how many entries of a list could not be read, with the number for questions. Draws nothing when the list is whole. */
export function LostEntries({ of, count }: LostEntriesProps) {
  const { t } = useTexts();
  const { phone } = useServices().brand.contact;
  if (count === 0) return null;
  return (
    <p>
      <TextWithNumbers text={t(`shell:lost.${of}`, { count, phone })} />
    </p>
  );
}

import { Button } from '@mantine/core';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface NothingFoundProps {
  readonly text: string;
  readonly onClear: () => void;
}

/** The notice of a search without results, and a button that shows all contracts again. */
export function NothingFound({ text, onClear }: NothingFoundProps) {
  const { t } = useTexts();
  return (
    <div>
      <p>{text}</p>
      <Button variant="subtle" onClick={onClear}>
        {t('shell:contractSearch.clear')}
      </Button>
    </div>
  );
}

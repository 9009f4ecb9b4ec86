import { Button } from '@mantine/core';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface NothingFoundProps {
  readonly text: string;
  readonly onClear: () => void;
}

/** Stands where the contracts would, with the way back to all of them. */
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

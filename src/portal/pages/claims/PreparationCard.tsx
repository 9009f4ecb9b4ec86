import { IconListCheck } from '@tabler/icons-react';
import { Card } from '../../../ui/boxes/Card.tsx';
import classes from './PreparationCard.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

const items = ['vehicle', 'when', 'others', 'police', 'witness'] as const;

/** A list of things to have ready before the report begins. */
export function PreparationCard() {
  const { t } = useTexts();

  return (
    <Card title={t('claims:needed.title')} icon={<IconListCheck size={22} stroke={1.75} />}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{t(`claims:needed.${item}`)}</li>
        ))}
      </ul>
    </Card>
  );
}

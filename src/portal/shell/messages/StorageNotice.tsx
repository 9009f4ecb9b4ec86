import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { deviceStorage, tabStorage } from '../../../ui/storage/tabStorage.ts';
import { useDismissedNotice } from '../../../ui/storage/useDismissedNotice.ts';
import { Note } from '../../../ui/boxes/Note.tsx';
import classes from './StorageNotice.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Names, once per visit, the data that are not stored because the browser denies its storage. */
export function StorageNotice() {
  const { t } = useTexts();
  const [isDismissed, dismiss] = useDismissedNotice('storage');
  if (isDismissed || (tabStorage.isKept && deviceStorage.isKept)) return null;

  return (
    <Note tone="info" title={t('shell:storage.title')} icon={<IconDeviceFloppy size={24} stroke={1.75} />}>
      <p>{t('shell:storage.text')}</p>
      <Button variant="default" className={classes.close} onClick={dismiss}>
        {t('shell:storage.close')}
      </Button>
    </Note>
  );
}

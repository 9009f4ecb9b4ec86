import type { TFunction } from 'i18next';
import type { AccidentRecord } from '../../../accident/record/AccidentRecord.ts';

/** Returns the photos of a record as files whose names say what they show. `t` finds the texts of the accident help. */
export function createPhotoFiles({ photos }: AccidentRecord, t: TFunction): readonly File[] {
  return photos.map(
    ({ subject, picture }, index) =>
      new File([picture], `${t(`photo.${subject}`)} ${index + 1}.jpg`, { type: 'image/jpeg' }),
  );
}

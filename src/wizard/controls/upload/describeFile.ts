import { writeValue } from '../../../engine/index.ts';
import type { FileLimits, FileRefusal } from '../../../ui/files/checkFile.ts';
import { nameMediaTypes } from '../../../ui/files/nameMediaTypes.ts';

/** An event of one of several files. */
export type FileEvent = 'chosen' | 'added' | 'removed' | 'notRemoved' | 'failed' | FileRefusal;

type Text = (key: string, params: Readonly<Record<string, unknown>>) => string;

/** Returns the sentence about an event of a file. `text` finds the text of a key of the area `controls`. */
export function describeFile(text: Text, news: FileEvent, name: string, limits: FileLimits): string {
  switch (news) {
    case 'chosen':
      return text('files.chosen', { name });
    case 'added':
      return text('files.added', { name });
    case 'removed':
      return text('files.removed', { name });
    case 'notRemoved':
      return text('files.notRemoved', { name });
    case 'failed':
      return text('files.failed', { name });
    case 'toBig':
      return text('files.toBig', { name, size: writeValue('fileSize', limits.maxBytes) });
    case 'notSupported':
      return text('files.notSupported', { name, types: nameMediaTypes(limits.mediaTypes) });
    case 'tooMany':
      return text('files.tooMany', { name, most: limits.most });
  }
}

import type { Document } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { asDocument, readMember } from '../../../content/index.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { ContentLink } from './ContentLink.tsx';
import { Picture } from '../Picture.tsx';
import { readLinkTarget, readTargetFile, readTargetName } from './readLinkTarget.ts';
import { Video } from '../Video.tsx';

interface EmbeddedProps {
  /** The data of the node. */
  readonly data: Readonly<Record<string, unknown>>;
}

interface EmbeddedBlockProps extends EmbeddedProps {
  readonly drawDocument: (document: Document) => ReactNode;
}

/** A picture, film, file or entry that stands in a rich text as a block. Draws nothing when it was not found. */
export function EmbeddedBlock({ data, drawDocument }: EmbeddedBlockProps) {
  const file = readTargetFile(data);
  if (file?.kind === 'picture')
    return <Picture picture={file} fit="whole" sizes="(min-width: 48rem) 47rem, 100vw" />;
  if (file?.kind === 'film') return <EmbeddedFilm data={data} />;
  if (readLinkTarget(data) === null) {
    const fields = readMember(data, 'target', 'fields');
    const document = asDocument(readMember(fields, 'content')) ?? asDocument(readMember(fields, 'text'));
    if (document !== null) return drawDocument(document);
  }
  if (readTargetName(data) === null && readLinkTarget(data) === null) return null;
  return (
    <p>
      <EmbeddedInline data={data} />
    </p>
  );
}

function EmbeddedFilm({ data }: EmbeddedProps) {
  const { t } = useTexts();
  const file = readTargetFile(data);
  if (file === null) return null;
  return <Video video={file} about={readTargetName(data) ?? t('shell:content.film')} />;
}

/** An entry or file in a line of rich text: a link with its name, or its name alone. Draws nothing when it was not found. */
export function EmbeddedInline({ data }: EmbeddedProps) {
  const { t } = useTexts();
  const [target, name] = [readLinkTarget(data), readTargetName(data)];
  if (target === null) return name === null ? null : <span>{name}</span>;
  return (
    <ContentLink target={target}>
      <span>{name ?? t(target.kind === 'file' ? 'shell:content.file' : 'shell:content.entry')}</span>
    </ContentLink>
  );
}

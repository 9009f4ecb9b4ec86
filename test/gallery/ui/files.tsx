import { createRef, type ComponentProps } from 'react';
import { FileCard, type UploadStage } from '../../../src/ui/files/FileCard.tsx';
import { FileChoice } from '../../../src/ui/files/FileChoice.tsx';
import { FileList } from '../../../src/ui/files/FileList.tsx';
import type { UiStates } from './UiStates.ts';

/** A small PNG: a green hill below a blue sky. */
const landscape =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAIAAADOjonJAAAAR0lEQVR42mOYduI1VRDDQBr060QABFFkENwUNLOGgUFUCyOqxZpbTxQaItkgTCOQEQOyqeQZgWIQLuOIMQKLQZSgUYPoaBAAjrUBG9LTNG4AAAAASUVORK5CYII=';
const picture = new File([Uint8Array.from(atob(landscape), (byte) => byte.charCodeAt(0))], 'Unfallort.png', {
  type: 'image/png',
});
const ignore = () => undefined;

function choice(id: string, look: Partial<ComponentProps<typeof FileChoice>>) {
  return (
    <>
      <p id={`${id}-label`}>Fotos und Unterlagen</p>
      <FileChoice
        id={id}
        name={id}
        labelledBy={`${id}-label`}
        describedBy={undefined}
        input={createRef<HTMLInputElement>()}
        mediaTypes={['image/png', 'image/jpeg', 'application/pdf']}
        maxSize="10 MB"
        required={false}
        invalid={false}
        locked={false}
        isEmpty
        choose={ignore}
        cards={null}
        {...look}
      />
    </>
  );
}

function card(stage: UploadStage, look: Partial<ComponentProps<typeof FileCard>> = {}) {
  return (
    <FileCard
      name="Unfallbericht.pdf"
      stage={stage}
      picture={null}
      invalid={false}
      locked={false}
      onRetry={ignore}
      onRemove={ignore}
      {...look}
    />
  );
}

const uploaded: UploadStage = { kind: 'uploaded', size: '1,2 MB' };
const underWay: UploadStage = { kind: 'underWay', percent: 40, sent: '480 kB', size: '1,2 MB' };

export const files: UiStates = {
  FileChoice: {
    empty: choice('files-empty', {}),
    'with a file': choice('files-filled', { isEmpty: false, cards: card(uploaded) }),
    'documents only': choice('files-documents', { mediaTypes: ['application/pdf'] }),
    invalid: choice('files-invalid', { invalid: true }),
    locked: choice('files-locked', { locked: true }),
  },
  FileCard: {
    waiting: card({ kind: 'waiting', size: '1,2 MB' }),
    'under way': card(underWay),
    uploaded: card(uploaded),
    'with a preview': card(uploaded, { name: 'Unfallort.png', picture }),
    failed: card({ kind: 'failed' }, { invalid: true }),
    refused: card({ kind: 'refused' }, { invalid: true }),
    locked: card(uploaded, { locked: true }),
  },
  FileList: {
    usual: (
      <FileList
        files={[
          { id: '1', name: 'Unfallort.png', stage: uploaded, picture, onRemove: ignore },
          {
            id: '2',
            name: 'Film.mov',
            stage: { kind: 'refused' },
            picture: null,
            problem: 'Film.mov hat ein Format, das wir nicht lesen können.',
            onRemove: ignore,
          },
        ]}
      />
    ),
  },
};

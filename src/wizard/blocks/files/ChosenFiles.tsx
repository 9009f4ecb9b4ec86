import { useRef } from 'react';
import { useStore } from 'zustand';
import { type BlockState, writeValue } from '../../../engine/index.ts';
import { useWizard } from '../../context/useWizard.ts';
import { FileChoice } from '../../../ui/files/FileChoice.tsx';
import { FileList, type ListedFile } from '../../../ui/files/FileList.tsx';
import { type FileLimits, checkFile } from '../../../ui/files/checkFile.ts';
import { describeFile, type FileEvent } from '../../controls/upload/describeFile.ts';
import type { ChosenFile } from '../../draft/draftStore.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import field from '../../elements/Field.module.css';
import classes from './ChosenFiles.module.css';

/** Files that are sent after the form. They are optional. */
export function ChosenFiles({ state, texts: own }: BlockProps) {
  const { draft, texts } = useWizard();
  const limits = readFileLimits(state);
  const describe = (news: FileEvent, name: string) =>
    describeFile((key, params) => own.text(key, params), news, name, limits);
  const files = useStore(draft.files);
  const isFull = countAcceptedFiles(files) >= limits.most;
  const input = useRef<HTMLInputElement>(null);
  const { choose, remove } = useChoice(limits, describe);
  const ids = { title: `${state.key}-title`, text: `${state.key}-text` };
  const listed = ({ id, file, refusal }: ChosenFile): ListedFile => ({
    id,
    name: file.name,
    stage:
      refusal === null ? { kind: 'waiting', size: writeValue('fileSize', file.size) } : { kind: 'refused' },
    picture: file.type.startsWith('image/') ? file : null,
    ...(refusal === null ? {} : { problem: describe(refusal, file.name) }),
    onRemove() {
      remove(id);
      input.current?.focus();
    },
  });

  return (
    <section className={classes['files']} aria-labelledby={ids.title}>
      <h2 id={ids.title}>
        <span>{own.text('title')}</span>{' '}
        <span className={field.optional}>{texts.get(['wizard:optional'])}</span>
      </h2>
      <div id={ids.text}>
        <Paragraphs text={own.text(isFull ? 'full' : 'text', { most: limits.most })} />
      </div>
      <FileChoice
        id={state.key}
        name={state.name}
        labelledBy={ids.title}
        describedBy={ids.text}
        input={input}
        mediaTypes={limits.mediaTypes}
        maxSize={writeValue('fileSize', limits.maxBytes)}
        multiple
        {...{ required: false, invalid: false, locked: isFull, isEmpty: true }}
        choose={choose}
        cards={<FileList files={files.map(listed)} />}
      />
    </section>
  );
}

/** Adds and removes chosen files, and announces both. */
function useChoice(limits: FileLimits, describe: (news: FileEvent, name: string) => string) {
  const { draft, ports } = useWizard();
  const { files } = draft;
  return {
    choose: (file: File): void => {
      const refusal = checkFile(file, limits, countAcceptedFiles(files.getState()));
      files.setState([...files.getState(), { id: crypto.randomUUID(), file, refusal }], true);
      ports().announce(describe(refusal ?? 'chosen', file.name));
    },
    remove: (id: string): void => {
      const gone = files.getState().find((one) => one.id === id);
      files.setState(
        files.getState().filter((one) => one !== gone),
        true,
      );
      ports().announce(describe('removed', gone?.file.name ?? ''));
    },
  };
}

/** Counts the files that will be sent. */
function countAcceptedFiles(files: readonly ChosenFile[]): number {
  return files.filter(({ refusal }) => refusal === null).length;
}

function readFileLimits({ block }: BlockState): FileLimits {
  const { mediaTypes, maxBytes, most } = block.control.params;
  return {
    mediaTypes: Array.isArray(mediaTypes) ? mediaTypes.map(String) : [],
    maxBytes: Number(maxBytes),
    most: Number(most),
  };
}

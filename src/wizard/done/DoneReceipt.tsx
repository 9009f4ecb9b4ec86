import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { DoneBlock } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import { CopyButton } from '../../ui/buttons/CopyButton.tsx';
import { saveFile } from '../../ui/files/saveFile.ts';
import classes from './DoneReceipt.module.css';

type Receipt = Extract<DoneBlock, { kind: 'receipt' }>;

interface DoneReceiptProps {
  readonly block: Receipt;
  /** Unformatted values, for the address of the file. */
  readonly carried: Readonly<Record<string, unknown>>;
  /** Values in words. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The number of the sent form, its subject, and the file to keep. Draws nothing when the server gave no number. */
export function DoneReceipt({ block, carried, values }: DoneReceiptProps) {
  const { texts, ports } = useWizard();
  const number = values[block.number];
  if (typeof number !== 'string' || number === '') return null;
  const facts = block.facts.filter((name) => (values[name] ?? '') !== '');
  return (
    <section className={classes.receipt} data-torn aria-labelledby="done-number">
      <div className={classes.head}>
        <div>
          <h2 id="done-number" className={classes.label}>
            {texts.get(['done.receipt.number'])}
          </h2>
          <p className={classes.number} translate="no">
            {number}
          </p>
        </div>
        <CopyButton
          text={number}
          label={texts.get(['wizard:done.copy'])}
          onCopied={() => ports().announce(texts.get(['wizard:done.copied']))}
        />
      </div>
      <dl className={classes.facts}>
        {facts.map((name) => (
          <div key={name}>
            <dt>{texts.get([`done.receipt.facts.${name}`])}</dt>
            <dd>{String(values[name])}</dd>
          </div>
        ))}
      </dl>
      {block.file !== undefined && <FileButton file={block.file} carried={carried} values={values} />}
    </section>
  );
}

type FileButtonProps = Pick<DoneReceiptProps, 'carried' | 'values'> & {
  readonly file: NonNullable<Receipt['file']>;
};

function FileButton({ file: { call, path }, carried, values }: FileButtonProps) {
  const { texts, ports, wizard } = useWizard();
  const [isLoading, setIsLoading] = useState(false);
  async function load(): Promise<void> {
    setIsLoading(true);
    const reply = await ports().send({
      operation: call,
      path: Object.fromEntries(path.map((name) => [name, carried[name]])),
      headers: {},
      formStep: `${wizard.id}/done`,
      body: null,
      answers: () => [],
      draft: null,
      idempotencyKey: crypto.randomUUID(),
      signal: new AbortController().signal,
    });
    setIsLoading(false);
    if (typeof reply === 'object' && reply.body instanceof Blob)
      saveFile(reply.body, texts.get(['done.receipt.fileName'], values));
    else
      ports().showBanner({
        level: 'error',
        text: texts.get(['wizard:done.fileFailed']),
        retry: { label: texts.get(['wizard:failed.retry']), press: () => void load() },
      });
  }
  return (
    <Button
      variant="default"
      size="lg"
      className={classes.file}
      aria-busy={isLoading || undefined}
      leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden />}
      onClick={() => {
        if (!isLoading) void load();
      }}
    >
      {texts.get([isLoading ? 'wizard:done.fileLoading' : 'done.receipt.file'])}
    </Button>
  );
}

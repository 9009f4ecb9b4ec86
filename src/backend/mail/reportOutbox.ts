import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import outboxTexts from '../../../schemas/_shared/texts/outbox.de.json' with { type: 'json' };
import { formatDay, formatTime, toBerlinTime } from '../../calendar/index.ts';
import { createTexts } from '../texts/createTexts.ts';
import type { FiledMail } from './createFolderDelivery.ts';

export interface OutboxReport {
  readonly isError: boolean;
  readonly text: string;
  readonly file?: { readonly name: string; readonly content: string | Uint8Array };
}

const texts = createTexts('outbox', outboxTexts, {});

/**
 * Returns the output of `npm run outbox`: the list of mails, or one in full, or its HTML or attachment for a file. Only reads the folder.
 */
export function reportOutbox(folder: string, words: readonly string[]): OutboxReport {
  const [number, option, fileName, ...more] = words;
  if (number === undefined) return { isError: false, text: listMails(folder) };

  const wantsFile = (option === '--html' || option === '--attachment') && fileName !== undefined;
  const isUnderstood = /^\d{1,12}$/.test(number) && (option === undefined || wantsFile) && more.length === 0;
  if (!isUnderstood) return { isError: true, text: texts('usage') };

  const file = join(folder, `${Number(number)}.json`);
  if (!existsSync(file)) return { isError: true, text: texts('unknown', { number }) };
  const mail = readMail(file);
  if (!wantsFile) return { isError: false, text: formatMail(mail) };

  const [attachment] = mail.attachments;
  if (option === '--attachment' && attachment === undefined)
    return { isError: true, text: texts('withoutAttachment', { number }) };
  const content =
    option === '--html' ? (mail.html ?? mail.text) : Buffer.from(attachment?.content ?? '', 'base64');
  const written = { name: fileName, content };
  return { isError: false, text: texts('written', { number, file: fileName }), file: written };
}

function listMails(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+\.json$/.test(name)) : [];
  if (names.length === 0) return texts('empty', { folder });

  const mails = names
    .map((name) => readMail(join(folder, name)))
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  const rows = mails.map(({ id, createdAt, to, subject }) => [id, formatInstant(createdAt), to, subject]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [...lines, '', texts('hint')].join('\n');
}

const formatMail = ({ createdAt, from, to, subject, text, attachments }: FiledMail): string =>
  [
    texts('from', { from }),
    texts('to', { to }),
    texts('date', { date: formatInstant(createdAt) }),
    texts('subject', { subject }),
    ...attachments.map(({ name }) => texts('attachment', { name })),
    '',
    text,
  ].join('\n');

const readMail = (file: string): FiledMail => JSON.parse(readFileSync(file, 'utf8')) as FiledMail;

function formatInstant(iso: string): string {
  const { day, minute } = toBerlinTime(new Date(iso));
  return `${formatDay(day)}, ${formatTime(minute)}`;
}

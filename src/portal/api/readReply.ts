import type { CallReply } from '../../engine/index.ts';
import { cleanText } from '../../plain/cleanText.ts';
import { asRecord, isRecord } from '../../plain/isRecord.ts';
import type { ClientOperation } from '../../protocol/index.ts';

/**
 * Reads an HTTP response. The status alone decides between success and refusal; callers check the body. A file has the media type of the
 * protocol, or the first bytes of such a file; any other body is unreadable.
 */
export async function readReply(call: ClientOperation, response: Response | 'network'): Promise<CallReply> {
  if (response === 'network') return 'network';
  const { status } = response;
  if (!response.ok) {
    const content = await readResponseContent(response);
    return { status, body: extractCode(content), ...readRetryTime(response), ...readReceipt(content) };
  }
  const answer = call.answers[status];
  if (answer?.mediaType === undefined) return { status, body: await readResponseContent(response) };
  const isNamed = readMediaType(response) === answer.mediaType;
  const file = await response.blob().catch(() => null);
  if (file === null) return 'unreadable';
  if (isNamed) return { status, body: file };
  if (!(await beginsLike(answer.mediaType, file))) return 'unreadable';
  return { status, body: file.slice(0, file.size, answer.mediaType) };
}

/** The first characters of the files that calls answer with. A pass for Apple Wallet is a ZIP archive. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/vnd.apple.pkpass': 'PK\u0003\u0004',
};

async function beginsLike(mediaType: string, file: Blob): Promise<boolean> {
  const beginning = beginnings[mediaType];
  return beginning !== undefined && (await file.slice(0, beginning.length).text()) === beginning;
}

/** `Retry-After`, counted from the time of the server. */
function readRetryTime({ headers }: Response): { readonly until?: string } {
  const after = headers.get('retry-after') ?? '';
  const moment = /^\d{1,7}$/.test(after)
    ? Date.parse(headers.get('date') ?? '') + Number(after) * 1000
    : Date.parse(after);
  return Number.isNaN(moment) ? {} : { until: new Date(moment).toISOString() };
}

/** Media type without its parameters. */
function readMediaType(response: Response): string {
  return (response.headers.get('content-type') ?? '').replace(/\s*;.*$/, '').toLowerCase();
}

/**
 * Reads the body. Returns null when it is missing or incomplete; JSON that cannot be parsed stays a text. Texts of services are cleaned
 * like typed ones.
 */
async function readResponseContent(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (text === '') return null;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return isJson ? parsed(text) : text.trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? cleanText('lines', value) : value,
    );
  } catch {
    return text;
  }
}

/** The address of a receipt, if it is one in the portal. */
function readReceipt(content: unknown): { readonly receipt?: string } {
  const { receipt } = asRecord(content);
  return typeof receipt === 'string' && /^\/(?![/\\])/.test(receipt) ? { receipt } : {};
}

/** Reads the code of a refusal: a bare code, a text in quotes, a JSON string or `{ code }`. */
function extractCode(body: unknown): unknown {
  const code = isRecord(body) && 'code' in body ? body['code'] : body;
  return typeof code === 'string' ? code.trim().replace(/^"(.*)"$/, '$1') : code;
}

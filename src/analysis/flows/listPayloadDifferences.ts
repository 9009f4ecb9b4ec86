import { asRecord } from '../../plain/isRecord.ts';
import { say } from '../messages/messages.ts';
import { quoteDifference } from './quoteDifference.ts';

/**
 * Lists the differences between a payload and the expected one: objects as subsets, lists row by row. Null means not sent, `{ sent: null }`
 * means that null is sent.
 */
export function listPayloadDifferences(sent: unknown, expected: unknown, path = ''): readonly string[] {
  const where = path === '' ? say('flow.sends.whole') : say('flow.sends.member', { path });
  const sentText = formatSentValue(sent);
  if (expected === null) {
    return sent === undefined || sent === null ? [] : [say('flow.sends.not', { where, is: sentText })];
  }
  if (isSentNull(expected)) {
    return sent === null ? [] : [say('flow.sends.null', { where, is: sentText })];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(sent)) return [say('flow.sends.list', { where, is: sentText })];
    if (sent.length !== expected.length)
      return [say('flow.sends.rows', { where, is: sent.length, expected: expected.length })];
    return expected.flatMap((row: unknown, index) =>
      listPayloadDifferences(sent[index], row, `${path}.${index}`),
    );
  }
  if (typeof expected === 'object') {
    const members = asRecord(sent);
    return Object.entries(expected).flatMap(([key, part]) =>
      listPayloadDifferences(members[key], part, path === '' ? key : `${path}.${key}`),
    );
  }
  return sent === expected
    ? []
    : [
        say('flow.sends.other', {
          where,
          ...quoteDifference(sent, expected),
          ...(sent === undefined && { is: sentText }),
        }),
      ];
}

function isSentNull(expected: unknown): boolean {
  return JSON.stringify(expected) === '{"sent":null}';
}

function formatSentValue(value: unknown): string {
  return value === undefined ? say('flow.nothing') : JSON.stringify(value);
}

import type { CallReply } from '../../outcome/CallReply.ts';

/** Reads the text at a path such as `body.id`; null when the reply does not contain it. */
export function readReplyText(reply: CallReply, path: string): string | null {
  const [, ...members] = path.split('.');
  const found = members.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : null),
    typeof reply === 'string' ? null : reply.body,
  );
  return typeof found === 'string' && found !== '' ? found : null;
}

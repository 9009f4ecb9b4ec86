import type { Looks } from './format/Flow.ts';
import type { SeenFrame } from './driver/FlowDriver.ts';
import { say } from '../messages/messages.ts';
import { isSameData } from './isSameData.ts';

/** Lists the differences between the expected and the actual frame of a step. Undefined: this driver cannot tell. */
export function checkFrame(looks: Looks, frame: SeenFrame | undefined): readonly string[] {
  if (frame === undefined) return [];
  const { stuck, exits = {}, links = {}, leaving = {}, waits } = looks;
  const pairs: readonly (readonly [what: string, is: unknown, wanted: unknown])[] = [
    ...(stuck === undefined ? [] : [[say('flow.frame.stuck'), frame.stuck, stuck] as const]),
    ...(exits.back === undefined ? [] : [[say('flow.frame.back'), frame.exits.back, exits.back] as const]),
    ...(exits.cancel === undefined
      ? []
      : [[say('flow.frame.cancel'), frame.exits.cancel, exits.cancel] as const]),
    ...Object.entries(links).map(
      ([name, to]) =>
        [say('flow.frame.link', { name }), frame.links[name], typeof to === 'string' ? { to } : to] as const,
    ),
    ...(waits === undefined
      ? []
      : [[say('flow.frame.waits'), frame.waits.toSorted(), waits.toSorted()] as const]),
    ...Object.entries(leaving).map(
      ([route, decision]) => [say('flow.frame.leaving', { route }), frame.leaving(route), decision] as const,
    ),
  ];
  return pairs
    .filter(([, is, wanted]) => !isSameData(is, wanted))
    .map(([what, is, wanted]) =>
      say('flow.differs', { what, is: describeFrameValue(is), expected: describeFrameValue(wanted) }),
    );
}

function describeFrameValue(value: unknown): string {
  return value === undefined ? say('flow.frame.none') : JSON.stringify(value);
}

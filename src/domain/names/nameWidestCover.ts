import type { Policy } from '../../protocol/index.ts';
import { nameLine } from './nameLine.ts';

/** Lines of business of the covers a vehicle can have, the widest first. */
const lines = ['20Y2', '20Y21', '20Y3', '20Y1', '20Y11'];

/** Names the widest cover of a contract; null where it has none of them, such as a contract that belongs to another contract. */
export function nameWidestCover({ risks: [risk] }: Policy): string | null {
  const line = lines.find((lob) => risk?.guarantees.some((guarantee) => guarantee.lob === lob));
  return line === undefined ? null : nameLine({ lob: line });
}

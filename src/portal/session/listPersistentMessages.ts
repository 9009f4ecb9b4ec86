import { isUnreadable } from '../../domain/isUnreadable.ts';
import { hasOpenPremiums } from '../../domain/hasOpenPremiums.ts';
import type { BannerLevel } from '../../engine/index.ts';
import type { Account } from '../../protocol/index.ts';

/** A message that stands on every page, by text key. */
export interface PersistentMessage {
  readonly level: BannerLevel;
  readonly text: string;
}

/** Lists the messages that stay while the account is signed in: open premiums, a deactivated customer (AUTH-011), and
 * an account of which neither is known. */
export function listPersistentMessages(
  account: Pick<Account, 'dunningLevel' | 'remediation'>,
): readonly PersistentMessage[] {
  const messages: PersistentMessage[] = [];
  if (hasOpenPremiums(account)) {
    messages.push({ level: 'errorDunningLevel', text: 'messages:error.dunningLevel' });
  }
  if (account.remediation === true || isUnreadable(account, 'remediation', 'dunningLevel'))
    messages.push({ level: 'warn', text: 'messages:error.customerDeactivated' });
  return messages;
}

import { say } from '../say.ts';
import { changeSituation, useWorkbench } from '../useWorkbench.ts';
import { BarChoice } from './BarChoice.tsx';

/** The seeded account and its contract; the keys of both contain no space. */
export function AccountChoice() {
  const accounts = useWorkbench((state) => state.start?.accounts ?? []);
  const { account, policy } = useWorkbench((state) => state.situation);
  const options = accounts.flatMap(({ key, says, contracts }) => [
    [key, say('preview.account.none', { account: says })] as const,
    ...contracts.map(
      (one) =>
        [
          `${key} ${one.key}`,
          say('preview.account.contract', { account: says, contract: one.says }),
        ] as const,
    ),
  ]);
  return (
    <BarChoice
      label={say('preview.account')}
      value={[account ?? '', policy].filter((part) => part !== null).join(' ')}
      options={[['', say('preview.account.flow')], ...options]}
      onChoose={(value) => {
        const [chosen = '', contract = null] = value.split(' ');
        changeSituation({ account: chosen === '' ? null : chosen, policy: contract });
      }}
    />
  );
}

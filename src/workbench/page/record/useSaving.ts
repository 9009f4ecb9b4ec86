import { useState } from 'react';
import { addSights, type ChosenSights, type RecordedWalk } from '../../../analysis/index.ts';
import { askToSaveFlow } from '../askServer.ts';
import { say } from '../say.ts';

interface Phase {
  /** `nameless`: the flow test needs a name first. */
  readonly kind: 'open' | 'nameless' | 'saving' | 'saved';
  readonly says: string;
}

interface Named {
  readonly name: string;
  /** Numbers of requirements as they were typed. */
  readonly proves: string;
  readonly chosen: ChosenSights;
}

/** Saves a recorded walk as a flow test. Returns how far that is, and the function that does it. */
export function useSaving(recorded: RecordedWalk): readonly [Phase, (flow: Named) => Promise<void>] {
  const [phase, setPhase] = useState<Phase>({ kind: 'open', says: '' });

  async function save({ name, proves, chosen }: Named): Promise<void> {
    if (name.trim() === '') {
      setPhase({ kind: 'nameless', says: say('record.name.missing') });
      return;
    }
    setPhase({ kind: 'saving', says: say('record.saving') });
    const ids = proves.split(/[\s,;]+/).filter((id) => id !== '');
    try {
      const answer = await askToSaveFlow(addSights(recorded, { name: name.trim(), proves: ids }, chosen));
      setPhase(
        answer.kind === 'written'
          ? { kind: 'saved', says: say('record.saved', { file: answer.file }) }
          : { kind: 'open', says: answer.why },
      );
    } catch {
      setPhase({ kind: 'open', says: say('record.unreachable') });
    }
  }

  return [phase, save];
}

import { useEffect, useState } from 'react';
import type { OpenRequirement } from '../../engine/index.ts';
import { requirementName } from '../texts/requirementName.ts';
import type { FormTexts } from '../texts/formTexts.ts';
import { useWizard } from '../useWizard.ts';
import classes from './OpenList.module.css';

const namesAtMost = 3;

interface OpenListProps {
  readonly id: string;
  readonly open: readonly OpenRequirement[];
}

/** "Noch offen: ..." beside the button it describes; when the last item is solved this is announced, once. */
export function OpenList({ id, open }: OpenListProps) {
  const { texts, ports } = useWizard();
  const isOpen = open.length > 0;
  const [wasOpen, setWasOpen] = useState(isOpen);
  useEffect(() => {
    if (wasOpen && !isOpen) ports().announce(texts.get(['wizard:open.solved']));
    setWasOpen(isOpen);
  }, [isOpen, wasOpen, ports, texts]);

  if (!isOpen) return null;
  return (
    <p id={id} className={classes.open}>
      {openSentence(open, texts)}
    </p>
  );
}

/** "Noch offen: Personenschaden, Schadendatum, Uhrzeit und 2 weitere." */
export function openSentence(open: readonly OpenRequirement[], texts: FormTexts): string {
  const names = [...new Set(open.map((requirement) => requirementName(requirement, texts)))];
  const shown = names.slice(0, namesAtMost);
  const more = names.length - shown.length;
  if (more > 0) return texts.get(['wizard:open.more'], { names: shown.join(', '), count: more });
  const last = shown.pop() ?? '';
  if (shown.length === 0) return texts.get(['wizard:open.one'], { name: last });
  return texts.get(['wizard:open.all'], { names: shown.join(', '), last });
}

import { type ReactNode, useEffect } from 'react';
import { getRequirementId, getSnapshot, type Journey, type OpenRequirement } from '../../engine/index.ts';
import { focusControl } from '../../ui/focus/focusControl.ts';
import { formatRequirementName } from '../texts/formatRequirementName.ts';
import type { FormTexts } from '../texts/createFormTexts.ts';
import { useWizard } from '../context/useWizard.ts';
import { OpenItemsLine } from '../../ui/messages/OpenItemsLine.tsx';

const namesAtMost = 3;

interface OpenListProps {
  readonly id: string;
  readonly step: string;
  readonly open: readonly OpenRequirement[];
}

/** "Noch offen: ..." beside the button that it describes. Each name links to its question; the list announces once that no item is left. */
export function OpenList({ id, step, open }: OpenListProps) {
  const { draft, texts, ports } = useWizard();
  useEffect(
    () =>
      draft.subscribe((now, before) => {
        if (now.walk === before.walk || isBlocked(now, step) || !isBlocked(before, step)) return;
        ports().announce(texts.get(['wizard:open.solved']));
      }),
    [draft, step, texts, ports],
  );

  if (open.length === 0) return null;
  return <OpenItemsLine id={id}>{openSentence(open, texts)}</OpenItemsLine>;
}

function isBlocked({ walk }: Journey, step: string): boolean {
  return getSnapshot(walk, step).open.length > 0;
}

/** Writes "Noch offen: Personenschaden, Schadendatum, Uhrzeit und 2 weitere." The names are inserted last, as links. */
function openSentence(open: readonly OpenRequirement[], texts: FormTexts): readonly ReactNode[] {
  const controls = new Map(open.map((requirement) => [getRequirementId(requirement), requirement]));
  const named = [...controls.values()].slice(0, namesAtMost);
  const byName = new Map(
    named.map((requirement) => [formatRequirementName(requirement, texts), requirement.name]),
  );
  const names = [...byName].map(([words, control]) => (
    <OpenLink key={words} control={control} words={words} />
  ));
  const places = names.map((_, index) => `{${index}}`);
  return describeOpenFields(places, controls.size - named.length, texts)
    .split(/\{(\d)\}/)
    .map((part, index) => (index % 2 === 0 ? <span key={index}>{part}</span> : names[Number(part)]));
}

function describeOpenFields(shown: string[], more: number, texts: FormTexts): string {
  if (more > 0) return texts.get(['wizard:open.more'], { names: shown.join(', '), count: more });
  const last = shown.pop() ?? '';
  if (shown.length === 0) return texts.get(['wizard:open.one'], { name: last });
  return texts.get(['wizard:open.all'], { names: shown.join(', '), last });
}

/** A requirement of the step as a whole has no question to link to. */
function OpenLink({ control, words }: { readonly control: string | null; readonly words: string }) {
  if (control === null) return <span>{words}</span>;
  return (
    <a
      href={`#${control}`}
      onClick={(event) => {
        event.preventDefault();
        focusControl(control);
      }}
    >
      {words}
    </a>
  );
}

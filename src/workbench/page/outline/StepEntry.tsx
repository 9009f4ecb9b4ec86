import { type Icon, IconAlertCircle, IconEyeOff, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DescribedNode, DescribedStep } from '../../../analysis/index.ts';
import { say } from '../say.ts';
import { select, useWorkbench } from '../useWorkbench.ts';
import classes from './Outline.module.css';

interface StepEntryProps {
  readonly step: DescribedStep;
  readonly found: ReadonlySet<string>;
  readonly isFirst: boolean;
}

/** A step with its questions. */
export function StepEntry({ step, found, isFirst }: StepEntryProps) {
  const stand = useWorkbench((state) => state.stand);
  const isSelected = useWorkbench((state) => state.subject === step.id);
  const isStart = useWorkbench((state) => state.subject === null) && isFirst;
  const entry = useSight(isSelected);
  const isSkipped = stand !== null && stand.applies[step.id] === false;
  return (
    <li>
      <button
        ref={entry}
        type="button"
        tabIndex={isSelected || isStart ? 0 : -1}
        className={classes['step']}
        aria-current={isSelected || undefined}
        data-off={isSkipped || undefined}
        onClick={() => select(step.id)}
        onKeyDown={moveFocus}
      >
        <span className={classes['name']}>{step.title}</span>
        {stand?.step === step.id && <span className={classes['here']}>{say('outline.here')}</span>}
        {isSkipped && <span className={classes['state']}>{say('outline.skipped')}</span>}
        {found.has(step.id) && <Found />}
      </button>
      <ul className={classes['nodes']}>
        {step.nodes.map((node) => (
          <NodeEntry key={node.path} node={node} isFound={found.has(node.path)} />
        ))}
      </ul>
    </li>
  );
}

function NodeEntry({ node, isFound }: { readonly node: DescribedNode; readonly isFound: boolean }) {
  const { path, kind, list, label } = node;
  const isHidden = useWorkbench(({ stand }) => stand !== null && stand.shown[path] === false);
  const isLocked = useWorkbench(({ stand }) => stand?.locked.includes(path) ?? false);
  const isSelected = useWorkbench(({ subject }) => subject?.split('=')[0] === path);
  const entry = useSight(isSelected);
  return (
    <li>
      <button
        ref={entry}
        type="button"
        tabIndex={isSelected ? 0 : -1}
        className={classes['node']}
        aria-current={isSelected || undefined}
        data-off={isHidden || undefined}
        data-kind={kind}
        data-part={list !== null || undefined}
        onClick={() => select(path)}
        onKeyDown={moveFocus}
      >
        <span className={classes['name']}>{label}</span>
        {isLocked && !isHidden && <Sign icon={IconLock} name={say('outline.locked')} />}
        {isHidden && <Sign icon={IconEyeOff} name={say('outline.hidden')} />}
        {isFound && <Found />}
      </button>
    </li>
  );
}

/** The outline is one stop of the Tab key; arrows move through it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const entries = [...(currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = entries.findIndex((entry) => entry === currentTarget);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, entries.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: entries.length - 1,
  };
  const place = places[key];
  if (place === undefined) return;
  event.preventDefault();
  entries[place]?.focus();
}

/** Brings the selected entry into sight, wherever it was selected. */
function useSight(isSelected: boolean) {
  const entry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return entry;
}

function Found() {
  return <Sign icon={IconAlertCircle} name={say('outline.findings')} />;
}

/** A sign, and its word for screen readers. */
function Sign({ icon: Icon, name }: { readonly icon: Icon; readonly name: string }) {
  return (
    <span className={classes['sign']}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span className={classes['word']}>{name}</span>
    </span>
  );
}

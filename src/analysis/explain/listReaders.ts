import type { Wizard, WizardNode } from '../../engine/index.ts';
import type { TextLookup } from '../document/FormTexts.ts';
import type { DescribedUse } from './DescribedForm.ts';

/** A place of a form with the answers and facts that it reads. */
export interface Reader {
  readonly use: DescribedUse;
  readonly reads: readonly string[];
}

/** Lists every question, step and call with the paths that its rules read. */
export function listReaders({ nodes, steps, calls }: Wizard, text: TextLookup): readonly Reader[] {
  const all = nodes.flatMap((node): readonly WizardNode[] =>
    node.kind === 'list' ? [node, ...node.parts] : [node],
  );
  return [
    ...all.map((node): Reader => {
      const { path } = node;
      const label = text(`${path}.label`, `${path}.legend`, `${path}.title`) ?? path;
      return { use: { kind: 'question', name: path, label }, reads: listNodeReads(node) };
    }),
    ...steps.map(({ id, when, checks, confirm }): Reader => ({
      use: { kind: 'step', name: id, label: text(`${id}.title`) ?? id },
      reads: [
        ...(when?.reads ?? []),
        ...checks.flatMap(({ needs }) => needs.reads),
        ...confirm.flatMap((one) => one.when?.reads ?? []),
      ],
    })),
    ...calls.map(({ call, when }): Reader => ({
      use: { kind: 'call', name: call, label: call },
      reads: when?.reads ?? [],
    })),
  ];
}

function listNodeReads(node: WizardNode): readonly string[] {
  const shown = node.show.flatMap(({ reads }) => reads);
  if (node.kind === 'block') return [...shown, ...Object.values(node.values).flatMap(({ reads }) => reads)];
  const optional = node.optional === null || node.optional === true ? [] : node.optional.reads;
  if (node.kind === 'list') return [...shown, ...optional];
  const { locks, options, min, max, variants } = node;
  const rows = options !== null && 'rows' in options ? options.rows : [];
  return [
    ...shown,
    ...optional,
    ...locks.flatMap(({ when, to }) => [...when.reads, ...(to?.reads ?? [])]),
    ...rows.flatMap(({ when, disabled }) => [...(when?.reads ?? []), ...(disabled?.when.reads ?? [])]),
    ...(min?.reads ?? []),
    ...(max?.reads ?? []),
    ...variants.flatMap(({ when }) => when.reads),
  ];
}

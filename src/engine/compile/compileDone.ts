import type { FormSource } from '../definition/FormSource.ts';
import type { CompiledDone } from '../definition/Wizard.ts';
import type { References } from './names/createReferences.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo, type Report } from './report.ts';

/** Compiles the end of a form; its rules may read all fields. */
export function compileDone({ wizard }: FormSource, refs: References, report: Report): CompiledDone {
  const { done } = wizard;
  const at = (...keys: readonly (string | number)[]) => ({
    file: `schemas/${wizard.id}/wizard.json`,
    pointer: pointerTo('done', ...keys),
    below: Infinity,
    row: null,
  });
  if (!('then' in done)) {
    const { route = null, blocks, carry = {}, close = null } = done;
    const values = Object.entries(carry).map(([name, value]) => [name, refs.value(value, at('carry', name))]);
    return { kind: 'page', route, blocks, carry: Object.fromEntries(values), close };
  }
  if (typeof done.then === 'string') return { kind: done.then };
  const rows = done.then.map(({ when, go }, position) => ({
    when: when === undefined ? null : refs.rule(when, at('then', position, 'when')),
    go,
  }));
  rows.forEach(({ when }, position) => {
    if ((when === null) === (position === rows.length - 1)) return;
    const { file, pointer } = at('then', position);
    report({ file, pointer, ...mistake(when === null ? 'done-rows.early' : 'done-rows.open') });
  });
  return { kind: 'go', rows };
}

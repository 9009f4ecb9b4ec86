import type { FieldSchema } from '../definition/files/FormFile.ts';
import type { FormSource } from '../definition/FormSource.ts';
import type { Reaction, Step, WizardNode } from '../definition/Wizard.ts';
import type { References } from './names/createReferences.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo, type Report } from './report.ts';

/**
 * Compiles steps with their rules. A step's `when` reads earlier steps; checks and confirmations read fields up to the end of their step.
 */
export function compileSteps(
  source: FormSource,
  schemas: Readonly<Record<string, FieldSchema>>,
  nodes: readonly WizardNode[],
  refs: References,
  report: Report,
): readonly Step[] {
  const file = `rules/${source.wizard.id}.json`;
  reportMissingSteps(source, report);
  reportUnknownSteps(source, report);
  let first = 0;
  return source.wizard.steps.map((definition, index) => {
    const { id } = definition;
    const last = first + nodes.slice(first).findIndex((node) => node.step !== id);
    const end = nodes[first]?.step === id ? (last < first ? nodes.length : last) : first;
    const { when, tells = {} } = source.rules.steps?.[id] ?? {};
    const step: Step = {
      id,
      index,
      route: definition.route,
      progress: definition.progress ?? null,
      tells,
      when:
        when === undefined
          ? null
          : refs.rule(when, { file, pointer: pointerTo('steps', id, 'when'), below: first, row: null }),
      first,
      last: end,
      checks: compileChecks(source, refs, id, end),
      confirm: compileConfirmations(source, refs, id, end),
      schema: schemas[id] ?? { type: 'object', properties: {} },
    };
    first = end;
    return step;
  });
}

/**
 * Reports a form without any step, because a customer could open no page of it. An id that begins with an underscore belongs to shared
 * rules that are compiled as a form without pages.
 */
function reportMissingSteps({ wizard }: FormSource, report: Report): void {
  if (wizard.steps.length > 0 || wizard.id.startsWith('_')) return;
  report({
    file: `schemas/${wizard.id}/form.json`,
    pointer: pointerTo('properties'),
    ...mistake('missing-step'),
  });
}

function reportUnknownSteps(source: FormSource, report: Report): void {
  const ids = source.wizard.steps.map((step) => step.id);
  for (const section of ['steps', 'checks', 'confirm'] as const) {
    for (const id of Object.keys(source.rules[section] ?? {})) {
      if (ids.includes(id)) continue;
      report({
        file: `rules/${source.wizard.id}.json`,
        pointer: pointerTo(section, id),
        key: true,
        ...mistake('unknown-step', { step: id }),
        ...didYouMean(id, ids),
      });
    }
  }
}

/** Compiles the checks of a step, which may read only nodes with an index below `below`. */
function compileChecks(source: FormSource, refs: References, step: string, below: number): Step['checks'] {
  const file = `rules/${source.wizard.id}.json`;
  return (source.rules.checks?.[step] ?? []).map((check, position) => {
    const pointer = (...more: readonly (string | number)[]) => pointerTo('checks', step, position, ...more);
    const at = (check.at ?? []).filter(
      (path, place) => refs.node(path, { file, pointer: pointer('at', place) }) !== null,
    );
    return {
      needs: refs.rule(check.needs, { file, pointer: pointer('needs'), below, row: null }),
      error: check.error,
      at,
      group: findCommonGroup(at),
      level: check.level ?? 'error',
    };
  });
}

/** Finds the group or step that contains all paths; null without one. */
function findCommonGroup([first, ...others]: readonly string[]): string | null {
  if (first === undefined || others.length === 0) return null;
  const names = first.split('.').slice(0, -1);
  const isShared = (length: number) =>
    others.every((path) => path.startsWith(`${names.slice(0, length).join('.')}.`));
  const shared = names.findLastIndex((_, index) => isShared(index + 1));
  return shared === -1 ? null : names.slice(0, shared + 1).join('.');
}

/** Compiles the confirmations of a step, which may read only nodes with an index below `below`. */
function compileConfirmations(
  source: FormSource,
  refs: References,
  step: string,
  below: number,
): Step['confirm'] {
  const file = `rules/${source.wizard.id}.json`;
  return (source.rules.confirm?.[step] ?? []).map((confirm, position) => {
    const pointer = pointerTo('confirm', step, position, 'when');
    return {
      id: confirm.id,
      when: confirm.when === undefined ? null : refs.rule(confirm.when, { file, pointer, below, row: null }),
      destructive: confirm.destructive ?? false,
      once: confirm.once ?? null,
      closing: confirm.closing,
    };
  });
}

export function compileReactions(source: FormSource, refs: References): readonly Reaction[] {
  const file = `rules/${source.wizard.id}.json`;
  return (source.rules.reactions ?? []).map((reaction, position) => {
    const pointer = (...more: readonly (string | number)[]) => pointerTo('reactions', position, ...more);
    const everywhere = { file, below: Infinity, row: null };
    refs.node(reaction.on, { file, pointer: pointer('on') });
    return {
      on: reaction.on,
      when:
        reaction.when === undefined
          ? null
          : refs.rule(reaction.when, { ...everywhere, pointer: pointer('when') }),
      clear: (reaction.clear ?? []).filter(
        (path, place) => refs.node(path, { file, pointer: pointer('clear', place) }) !== null,
      ),
      set: Object.fromEntries(
        Object.entries(reaction.set ?? {}).flatMap(([path, value]) =>
          refs.node(path, { file, pointer: pointer('set', path), key: true }) === null
            ? []
            : [[path, refs.scalar(value, { ...everywhere, pointer: pointer('set', path) })]],
        ),
      ),
      rows: Object.fromEntries(
        Object.entries(reaction.rows ?? {}).filter(
          ([path]) => refs.node(path, { file, pointer: pointer('rows', path), key: true }) !== null,
        ),
      ),
      notice: reaction.notice ?? null,
    };
  });
}

import {
  openRequirements,
  type Facts,
  type Mistake,
  type Step,
  type Walk,
  type Wizard,
  type WizardNode,
} from '../../../engine/index.ts';
import type { Observations } from '../observations/Observations.ts';
import { foldFollowers } from './foldFollowers.ts';
import { getFieldPointer } from './getFieldPointer.ts';
import {
  listEmptyPathFindings,
  listMissingOptionFindings,
  listReplyFindings,
  listSilentEndFindings,
} from './listReplyFindings.ts';
import { listTextFindings } from './listTextFindings.ts';
import { formatPointer } from '../../lint/shared/formatPointer.ts';
import type { ProofFinding } from './ProofFinding.ts';
import type { PayloadFault } from '../provePayload.ts';
import { type RuleFindings, collectRuleFindings } from './collectRuleFindings.ts';
import { listRuleUses } from '../rules/listRuleUses.ts';
import { mistake, say } from '../../messages/messages.ts';

/** Compares the observations with those of a sound form. */
export function collectFindings(
  wizard: Wizard,
  seen: Observations,
  faults: readonly (PayloadFault & { readonly facts: Facts })[],
  hasText: (key: string) => boolean,
  exhaustive: boolean,
): readonly ProofFinding[] {
  return foldFollowers(wizard, seen, [
    ...(exhaustive ? listUnmetFindings(wizard, seen) : []),
    ...listDeadEnds(wizard, seen),
    ...listFallingProgress(wizard, seen),
    ...listUnanswerableFields(wizard, seen),
    ...listEarlyStuck(wizard, seen),
    ...listReplyFindings(wizard, seen),
    ...listSilentEndFindings(wizard, seen),
    ...listEmptyPathFindings(wizard, seen),
    ...listMissingOptionFindings(wizard, seen),
    ...listTextFindings(wizard, seen, hasText),
    ...faults.map((fault) => describePayloadFault(wizard, fault)),
  ]);
}

/** Lists everything that no situation showed. Only valid when every situation was visited. */
export function listUnmetFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  const rules = collectRuleFindings(wizard, seen);
  return [
    ...listUnreachableSteps(wizard, seen, rules),
    ...rules.findings,
    ...listNeverShownFields(wizard, seen, rules),
    ...listNeverOfferedOptions(wizard, seen, rules),
    ...listUnreachableOutcomes(wizard, seen, rules),
  ];
}

const getWizardFile = (wizard: Wizard) => `schemas/${wizard.id}/wizard.json`;
const getRulesFile = (wizard: Wizard) => `rules/${wizard.id}.json`;

function listUnreachableSteps(
  wizard: Wizard,
  seen: Observations,
  { isConstant }: RuleFindings,
): readonly ProofFinding[] {
  return wizard.steps
    .filter(({ id, when }) => !seen.entered.has(id) && !isConstant(when))
    .map((step) => ({
      file: step.when ? getRulesFile(wizard) : getWizardFile(wizard),
      pointer: step.when ? formatPointer('steps', step.id) : formatPointer('steps', step.index),
      ...mistake('unreachable-step', { step: step.id }),
      counterexample: null,
    }));
}

function listDeadEnds(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.deadEnds].flatMap(([id, { walk, trail }]) => {
    const step = wizard.steps.find((candidate) => candidate.id === id);
    if (!step) return [];
    return [
      {
        file: getWizardFile(wizard),
        pointer: formatPointer('steps', step.index),
        ...describeDeadEnd(walk, step),
        counterexample: { facts: walk.facts, trail, at: id },
      },
    ];
  });
}

function describeDeadEnd(walk: Walk, step: Step): Mistake {
  const open = openRequirements(walk, step).map(({ key, error: { code } }) =>
    key === null ? say('dead-end-entry.step', { code }) : say('dead-end-entry.field', { field: key, code }),
  );
  return open.length === 0
    ? mistake('dead-end', { step: step.id })
    : mistake('dead-end.open', { step: step.id, open: open.join(', ') });
}

function listFallingProgress(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.fallingProgress].map(([id, { walk, trail }]) => ({
    file: getWizardFile(wizard),
    pointer: formatPointer(
      'steps',
      wizard.steps.findIndex((step) => step.id === id),
      'progress',
    ),
    ...mistake('progress-falls', { step: id }),
    counterexample: { facts: walk.facts, trail, at: id },
  }));
}

function listUnanswerableFields(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.unanswerable].map(([path, { walk, trail }]) => {
    const { step = null } =
      wizard.nodes.find((node) => path === node.path || path.startsWith(`${node.path}.`)) ?? {};
    return {
      file: `schemas/${wizard.id}/form.json`,
      pointer: getFieldPointer(path),
      ...mistake('unanswerable', { path }),
      counterexample: { facts: walk.facts, trail, at: step },
    };
  });
}

function listEarlyStuck(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.earlyStuck].map(([position, { step, path, walk, trail }]) => ({
    file: getRulesFile(wizard),
    pointer: formatPointer('stuck', position, 'when'),
    ...mistake('stuck-too-early', { text: wizard.stuck[position]?.text ?? '', step, path }),
    counterexample: { facts: walk.facts, trail, at: step },
  }));
}

function listNeverShownFields(
  wizard: Wizard,
  seen: Observations,
  { isConstant }: RuleFindings,
): readonly ProofFinding[] {
  const askedRules = new Set(listRuleUses(wizard).map(({ rule }) => rule));
  return wizard.nodes
    .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? [node, ...node.parts] : [node]))
    .filter(
      (node) =>
        !seen.shown.has(node.path) &&
        seen.entered.has(node.step) &&
        node.show.every((rule) => askedRules.has(rule)) &&
        !node.show.some(isConstant),
    )
    .map((node) => ({
      file: getRulesFile(wizard),
      pointer: formatPointer('fields', node.path),
      ...mistake('never-shown', { path: node.path }),
      counterexample: null,
    }));
}

function listNeverOfferedOptions(
  wizard: Wizard,
  seen: Observations,
  { isConstant }: RuleFindings,
): readonly ProofFinding[] {
  return wizard.nodes
    .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => {
      if (node.kind !== 'field' || !node.options || !('rows' in node.options) || !seen.shown.has(node.path))
        return [];
      const offered = seen.offered.get(node.path);
      const explained = node.options.rows
        .filter(({ when, disabled }) => isConstant(when) || isConstant(disabled?.when ?? null))
        .map(({ value }) => value);
      const declared = new Set([...(node.schema.enum ?? []), ...node.options.rows.map(({ value }) => value)]);
      return [...declared]
        .filter((value) => !offered?.has(value) && !explained.includes(value))
        .map((value) => ({
          file: getRulesFile(wizard),
          pointer: formatPointer('fields', node.path, 'options'),
          ...mistake('never-offered', { path: node.path, value }),
          counterexample: null,
        }));
    });
}

/** Lists outcomes that no reply reaches. A call that is never made is reported once, without its rows. */
function listUnreachableOutcomes(
  wizard: Wizard,
  seen: Observations,
  { isConstant }: RuleFindings,
): readonly ProofFinding[] {
  return wizard.calls.flatMap((call, position) => {
    if (isConstant(call.when) && !call.outcomes.some((row) => seen.outcomes.has(row))) return [];
    if (!call.outcomes.some((row) => seen.outcomes.has(row)))
      return [
        {
          file: `schemas/${wizard.id}/calls.json`,
          pointer: formatPointer('calls', position),
          ...mistake('unreachable-outcome.call', { call: call.call }),
          counterexample: null,
        },
      ];
    return call.outcomes
      .filter((row) => !seen.outcomes.has(row) && !(row.match !== 'else' && isConstant(row.match.when)))
      .filter((row) => call.keep.length > 0 || !isForUnreadable(row))
      .map(({ place }) => ({
        ...place,
        ...mistake('unreachable-outcome', { call: call.call }),
        counterexample: null,
      }));
  });
}

/** Returns true for the row of unreadable replies, which shared outcomes contain although some calls read nothing of their replies. */
function isForUnreadable({ match }: Wizard['calls'][number]['outcomes'][number]): boolean {
  return match !== 'else' && match.status.every((status) => status === 'unreadable');
}

function describePayloadFault(wizard: Wizard, fault: PayloadFault & { readonly facts: Facts }): ProofFinding {
  const position = wizard.calls.indexOf(fault.call);
  return {
    file: `schemas/${wizard.id}/calls.json`,
    pointer: formatPointer('calls', position, 'send'),
    ...mistake('invalid-payload', { call: fault.call.call, reason: fault.message }),
    counterexample: { facts: fault.facts, trail: fault.trail, at: null },
  };
}

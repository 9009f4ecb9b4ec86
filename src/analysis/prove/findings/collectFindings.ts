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
import { answerFindings, silentEndFindings } from './answerFindings.ts';
import { textFindings } from './textFindings.ts';
import { pointerTo } from '../../lint/shared/pointerTo.ts';
import type { ProofFinding } from './ProofFinding.ts';
import type { PayloadFault } from '../provePayloads.ts';
import { type RuleFindings, ruleFindings } from './ruleFindings.ts';
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
  return [
    ...(exhaustive ? listUnmetFindings(wizard, seen) : []),
    ...deadEnds(wizard, seen),
    ...fallingProgress(wizard, seen),
    ...listUnanswerableFields(wizard, seen),
    ...answerFindings(wizard, seen),
    ...silentEndFindings(wizard, seen),
    ...textFindings(wizard, seen, hasText),
    ...faults.map((fault) => payloadFinding(wizard, fault)),
  ];
}

/** Lists everything that no situation showed. Only valid when every situation was visited. */
function listUnmetFindings(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  const rules = ruleFindings(wizard, seen);
  return [
    ...unreachableSteps(wizard, seen, rules),
    ...rules.findings,
    ...listNeverShownFields(wizard, seen, rules),
    ...listNeverOfferedOptions(wizard, seen, rules),
    ...unreachableOutcomes(wizard, seen, rules),
  ];
}

const wizardFile = (wizard: Wizard) => `schemas/${wizard.id}/wizard.json`;
const rulesFile = (wizard: Wizard) => `rules/${wizard.id}.json`;

function unreachableSteps(
  wizard: Wizard,
  seen: Observations,
  { isConstant }: RuleFindings,
): readonly ProofFinding[] {
  return wizard.steps
    .filter(({ id, when }) => !seen.entered.has(id) && !isConstant(when))
    .map((step) => ({
      file: step.when ? rulesFile(wizard) : wizardFile(wizard),
      pointer: step.when ? pointerTo('steps', step.id) : pointerTo('steps', step.index),
      ...mistake('unreachable-step', { step: step.id }),
      counterexample: null,
    }));
}

function deadEnds(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.deadEnds].flatMap(([id, { walk, trail }]) => {
    const step = wizard.steps.find((candidate) => candidate.id === id);
    if (!step) return [];
    return [
      {
        file: wizardFile(wizard),
        pointer: pointerTo('steps', step.index),
        ...deadEnd(walk, step),
        counterexample: { facts: walk.facts, trail, at: id },
      },
    ];
  });
}

function deadEnd(walk: Walk, step: Step): Mistake {
  const open = openRequirements(walk, step).map(({ key, error: { code } }) =>
    key === null ? say('dead-end-entry.step', { code }) : say('dead-end-entry.field', { field: key, code }),
  );
  return open.length === 0
    ? mistake('dead-end', { step: step.id })
    : mistake('dead-end.open', { step: step.id, open: open.join(', ') });
}

function fallingProgress(wizard: Wizard, seen: Observations): readonly ProofFinding[] {
  return [...seen.fallingProgress].map(([id, { walk, trail }]) => ({
    file: wizardFile(wizard),
    pointer: pointerTo(
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
      pointer: pointerOfField(path),
      ...mistake('unanswerable', { path }),
      counterexample: { facts: walk.facts, trail, at: step },
    };
  });
}

function pointerOfField(path: string): string {
  return pointerTo(...path.split('.').flatMap((name) => ['properties', name]));
}

function listNeverShownFields(
  wizard: Wizard,
  seen: Observations,
  { isConstant }: RuleFindings,
): readonly ProofFinding[] {
  const asked = new Set(listRuleUses(wizard).map(({ rule }) => rule));
  return wizard.nodes
    .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? [node, ...node.parts] : [node]))
    .filter(
      (node) =>
        !seen.shown.has(node.path) &&
        seen.entered.has(node.step) &&
        node.show.every((rule) => asked.has(rule)) &&
        !node.show.some(isConstant),
    )
    .map((node) => ({
      file: rulesFile(wizard),
      pointer: pointerTo('fields', node.path),
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
          file: rulesFile(wizard),
          pointer: pointerTo('fields', node.path, 'options'),
          ...mistake('never-offered', { path: node.path, value }),
          counterexample: null,
        }));
    });
}

/** A call that is never made is reported once, without its rows. */
function unreachableOutcomes(
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
          pointer: pointerTo('calls', position),
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

function payloadFinding(wizard: Wizard, fault: PayloadFault & { readonly facts: Facts }): ProofFinding {
  const position = wizard.calls.indexOf(fault.call);
  return {
    file: `schemas/${wizard.id}/calls.json`,
    pointer: pointerTo('calls', position, 'send'),
    ...mistake('invalid-payload', { call: fault.call.call, reason: fault.message }),
    counterexample: { facts: fault.facts, trail: fault.trail, at: null },
  };
}

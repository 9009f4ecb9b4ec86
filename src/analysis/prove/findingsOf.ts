import {
  openRequirements,
  type Facts,
  type Step,
  type Walk,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import { operandsOf } from './operandsOf.ts';
import type { Observations } from './Observations.ts';
import { answerFindings, silentEndFindings } from './answerFindings.ts';
import { textFindings } from './textFindings.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import type { ProveFinding } from './ProveFinding.ts';
import type { PayloadFault } from './provePayloads.ts';
import { rulesOf } from './rulesOf.ts';

/** What was met, held against what a sound form shows. */
export function findingsOf(
  wizard: Wizard,
  seen: Observations,
  faults: readonly (PayloadFault & { readonly facts: Facts })[],
  hasText: (key: string) => boolean,
  exhaustive: boolean,
): readonly ProveFinding[] {
  return [
    ...(exhaustive ? neverMet(wizard, seen) : []),
    ...deadEnds(wizard, seen),
    ...fallingProgress(wizard, seen),
    ...unanswerable(wizard, seen),
    ...answerFindings(wizard, seen),
    ...silentEndFindings(wizard, seen),
    ...textFindings(wizard, seen, hasText),
    ...faults.map((fault) => payloadFinding(wizard, fault)),
  ];
}

/** What no situation showed; says something only when every situation was looked at. */
function neverMet(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return [
    ...unreachableSteps(wizard, seen),
    ...conditionFindings(wizard, seen),
    ...neverShown(wizard, seen),
    ...neverOffered(wizard, seen),
    ...unreachableOutcomes(wizard, seen),
  ];
}

const wizardFile = (wizard: Wizard) => `schemas/${wizard.id}/wizard.json`;
const rulesFile = (wizard: Wizard) => `rules/${wizard.id}.json`;

function unreachableSteps(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return wizard.steps
    .filter(({ id }) => !seen.entered.has(id))
    .map((step) => ({
      file: step.when ? rulesFile(wizard) : wizardFile(wizard),
      pointer: step.when ? pointerTo('steps', step.id) : pointerTo('steps', step.index),
      code: 'unreachable-step',
      message: `no answers lead to step "${step.id}"`,
      counterexample: null,
    }));
}

function deadEnds(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return [...seen.deadEnds].flatMap(([id, { walk, trail }]) => {
    const step = wizard.steps.find((candidate) => candidate.id === id);
    if (!step) return [];
    return [
      {
        file: wizardFile(wizard),
        pointer: pointerTo('steps', step.index),
        code: 'dead-end',
        message: `no answers lead out of step "${id}"${openSentence(walk, step)}`,
        hint: 'let the step be completed, or declare the situation in "stuck" with a text',
        counterexample: { facts: walk.facts, trail, at: id },
      },
    ];
  });
}

function openSentence(walk: Walk, step: Step): string {
  const open = openRequirements(walk, step).map(({ key, error }) => `${key ?? 'step'} (${error.code})`);
  return open.length > 0 ? `; open on entry: ${open.join(', ')}` : '';
}

function fallingProgress(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return [...seen.fallingProgress].map(([id, { walk, trail }]) => ({
    file: wizardFile(wizard),
    pointer: pointerTo(
      'steps',
      wizard.steps.findIndex((step) => step.id === id),
      'progress',
    ),
    code: 'progress-falls',
    message: `progress does not rise on the way to step "${id}"`,
    counterexample: { facts: walk.facts, trail, at: id },
  }));
}

function conditionFindings(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return [...seen.truths].flatMap(([name, truths]) => {
    const condition = wizard.conditions.get(name);
    const at = { file: condition?.file ?? rulesFile(wizard), counterexample: null };
    if (truths.size < 2) {
      const always = truths.has(true);
      return [
        {
          ...at,
          pointer: pointerTo('conditions', name),
          code: 'constant-condition',
          message: `condition "${name}" is always ${always} where it is asked`,
          hint: always
            ? 'drop it, or ask it where it can fail'
            : 'no answers make it hold: check its operands',
        },
      ];
    }
    return operandsOf(condition?.rule ?? null, '')
      .filter(({ pointer }) => !seen.deciding.has(name + pointer))
      .map(({ pointer }) => ({
        ...at,
        pointer: `${pointerTo('conditions', name, 'if')}${pointer}`,
        code: 'operand-without-effect',
        message: `this operand of "${name}" never decides anything`,
        hint: 'drop it: the condition says the same without it',
      }));
  });
}

function unanswerable(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return [...seen.unanswerable].map(([path, { walk, trail }]) => {
    const { step = null } =
      wizard.nodes.find((node) => path === node.path || path.startsWith(`${node.path}.`)) ?? {};
    return {
      file: `schemas/${wizard.id}/form.json`,
      pointer: pointerOfField(path),
      code: 'unanswerable',
      message: `"${path}" needs an answer, and no acceptable one is known`,
      hint: 'its limits contradict each other, no option is left, or its pattern has no examples',
      counterexample: { facts: walk.facts, trail, at: step },
    };
  });
}

function pointerOfField(path: string): string {
  return pointerTo(...path.split('.').flatMap((name) => ['properties', name]));
}

function neverShown(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  const asked = new Set(rulesOf(wizard).map(({ rule }) => rule));
  return wizard.nodes
    .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? [node, ...node.parts] : [node]))
    .filter(
      (node) =>
        !seen.shown.has(node.path) &&
        seen.entered.has(node.step) &&
        node.show.every((rule) => asked.has(rule)),
    )
    .map((node) => ({
      file: rulesFile(wizard),
      pointer: pointerTo('fields', node.path),
      code: 'never-shown',
      message: `no answers show "${node.path}"`,
      counterexample: null,
    }));
}

function neverOffered(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return wizard.nodes
    .flatMap((node): readonly WizardNode[] => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => {
      if (node.kind !== 'field' || !node.options || !('rows' in node.options) || !seen.shown.has(node.path))
        return [];
      const offered = seen.offered.get(node.path);
      const declared = new Set([...(node.schema.enum ?? []), ...node.options.rows.map(({ value }) => value)]);
      return [...declared]
        .filter((value) => !offered?.has(value))
        .map((value) => ({
          file: rulesFile(wizard),
          pointer: pointerTo('fields', node.path, 'options'),
          code: 'never-offered',
          message: `"${node.path}" never offers "${value}"`,
          counterexample: null,
        }));
    });
}

/** Of a call that is never made it is said once. */
function unreachableOutcomes(wizard: Wizard, seen: Observations): readonly ProveFinding[] {
  return wizard.calls.flatMap((call, position) => {
    if (!call.outcomes.some((row) => seen.outcomes.has(row)))
      return [
        {
          file: `schemas/${wizard.id}/calls.json`,
          pointer: pointerTo('calls', position),
          code: 'unreachable-outcome',
          message: `"${call.call}" is never made, so nothing answers it`,
          counterexample: null,
        },
      ];
    return call.outcomes
      .filter((row) => !seen.outcomes.has(row))
      .map(({ place }) => ({
        ...place,
        code: 'unreachable-outcome',
        message: `no answer of "${call.call}" reaches this row`,
        hint: 'a row above takes everything it is for, or its condition never holds',
        counterexample: null,
      }));
  });
}

function payloadFinding(wizard: Wizard, fault: PayloadFault & { readonly facts: Facts }): ProveFinding {
  const position = wizard.calls.indexOf(fault.call);
  return {
    file: `schemas/${wizard.id}/calls.json`,
    pointer: pointerTo('calls', position, 'send'),
    code: 'invalid-payload',
    message: `"${fault.call.call}" would refuse what these answers send: ${fault.message}`,
    counterexample: { facts: fault.facts, trail: fault.trail, at: null },
  };
}

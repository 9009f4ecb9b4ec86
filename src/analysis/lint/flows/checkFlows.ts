import { didYouMean, listPressedPaths, type Problem, type WizardNode } from '../../../engine/index.ts';
import { findMomentStep } from '../../flows/findMomentStep.ts';
import { mistake } from '../../messages/messages.ts';
import { declareResultFacts } from '../shared/declareResultFacts.ts';
import type { Flow, FlowFile, Given } from '../../flows/format/Flow.ts';
import { isFileOfForm } from '../shared/filesOfForm.ts';
import type { Check, LintForm, LintSubject } from '../LintSubject.ts';
import { listFlowNames, type Pointer } from './listFlowNames.ts';
import { indexNodes } from '../shared/indexNodes.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { explainValueRefusal } from '../shared/explainValueRefusal.ts';

type FlowProblem = Omit<Problem, 'file'>;

/** Creates a check over the flow tests that can be read. */
function checkEachFlow(find: (flow: Flow, subject: LintSubject) => readonly FlowProblem[]): Check {
  return (subject) =>
    (subject.tools.flows?.files ?? []).flatMap(({ file, flow }) =>
      find(flow, subject).map((problem) => ({ ...problem, file })),
    );
}

/** Describes an unknown name, by the kind of the name. */
const describeUnknown = (
  key:
    | 'flow-form'
    | 'flow-step'
    | 'flow-field'
    | 'flow-text'
    | `flow-given.${'account' | 'policy' | 'brand' | 'setting' | 'fact'}`,
  name: string,
  names: Iterable<string>,
  at: Pointer,
): FlowProblem => ({ pointer: formatPointer(...at), ...mistake(key, { name }), ...didYouMean(name, names) });

/** Lists the mistakes that the reader of flow tests has found already. */
export const flowSyntax: Check = ({ tools }) =>
  (tools.flows?.mistakes ?? []).map(({ file, message }) => ({
    file,
    pointer: '',
    ...mistake('flow-syntax', { sentence: message }),
  }));

export const flowForm = checkEachFlow(({ form }, { repository }) => {
  const ids = repository.forms.map(({ id }) => id);
  // A form with missing files exists, and the missing files are a finding of their own.
  const known = [...repository.files.keys()].some((file) => isFileOfForm(file, form));
  return known ? [] : [describeUnknown('flow-form', form, ids, ['form'])];
});

/** Checks the names of flows, which identify flows in reports about failures. */
export const flowName: Check = ({ tools }) => {
  const files = tools.flows?.files ?? [];
  const flows = files.flatMap(({ file, flow }, position) => {
    const first = files.findIndex((other: FlowFile) => other.flow.flow === flow.flow);
    if (first === position) return [];
    return [{ file, pointer: '/flow', ...mistake('flow-name', { file: files[first]?.file ?? '' }) }];
  });
  const variants = files.flatMap(({ file, flow: { variants: all = [] } }) =>
    all.flatMap(({ name }, position) =>
      all.findIndex((other) => other.name === name) === position
        ? []
        : [
            {
              file,
              pointer: formatPointer('variants', position, 'name'),
              ...mistake('flow-name.variant', { name }),
            },
          ],
    ),
  );
  return [...flows, ...variants];
};

export const flowGiven = checkEachFlow(
  ({ given, variants = [] }, { tools: { accounts }, repository, forms }) => {
    const all = [
      { given, at: ['given'] as Pointer },
      ...variants.map((variant, index) => ({
        given: { ...given, ...variant.given },
        at: (variant.given ? ['variants', index, 'given'] : ['given']) as Pointer,
      })),
    ];
    const brands = repository.brands.map(({ id }) => id);
    return all.flatMap(
      ({
        given: { account, policy, brand, settings = {}, facts = {} },
        at,
      }: {
        given: Given;
        at: Pointer;
      }) => {
        const policies = accounts?.get(account ?? '');
        const known = Object.keys(repository.shared.settings);
        const declared = [
          ...Object.keys(repository.shared.facts.facts),
          ...forms.flatMap(({ wizard }) => Object.keys(declareResultFacts(wizard?.results ?? new Map()))),
          ...known.map((name) => `settings.${name}`),
          'today',
        ];
        return [
          ...(account !== undefined && accounts !== null && !policies
            ? [describeUnknown('flow-given.account', account, accounts.keys(), [...at, 'account'])]
            : []),
          ...(policy !== undefined && policies && !policies.includes(policy)
            ? [describeUnknown('flow-given.policy', policy, policies, [...at, 'policy'])]
            : []),
          ...(brand !== undefined && !brands.includes(brand)
            ? [describeUnknown('flow-given.brand', brand, brands, [...at, 'brand'])]
            : []),
          ...Object.keys(settings)
            .filter((name) => !known.includes(name))
            .map((name) => ({
              ...describeUnknown('flow-given.setting', name, known, [...at, 'settings', name]),
              key: true,
            })),
          ...Object.keys(facts)
            .filter((name) => !declared.includes(name))
            .map((name) => ({
              ...describeUnknown('flow-given.fact', name, declared, [...at, 'facts', name]),
              key: true,
            })),
        ];
      },
    );
  },
);

function findFlowForm(flow: Flow, { forms }: LintSubject): LintForm['wizard'] {
  return forms.find(({ id }) => id === flow.form)?.wizard ?? null;
}

export const flowStep = checkEachFlow((flow, subject) => {
  const ids = findFlowForm(flow, subject)?.steps.map(({ id }) => id);
  if (!ids) return [];
  return listFlowNames(flow)
    .steps.filter(({ path }) => !ids.includes(path))
    .map(({ path, at }) => describeUnknown('flow-step', path, ids, at));
});

/** Finds the node of `people[0].name` or `people.0.name`. Null: an item of a block or a group has that path. */
function findFlowNode(nodes: ReadonlyMap<string, WizardNode>, path: string): WizardNode | null | undefined {
  const plain = path.replaceAll(/\[\d+\]|\.\d+(?=\.|$)/g, '');
  const node = nodes.get(plain);
  if (node) return node;
  const isPressed = [...nodes.values()].some(
    (block) => block.kind === 'block' && listPressedPaths(block).includes(plain),
  );
  return isPressed || [...nodes.keys()].some((known) => known.startsWith(`${plain}.`)) ? null : undefined;
}

function indexFlowNodes(flow: Flow, subject: LintSubject): ReadonlyMap<string, WizardNode> | null {
  const wizard = findFlowForm(flow, subject);
  return wizard ? indexNodes(wizard) : null;
}

export const flowField = checkEachFlow((flow, subject) => {
  const nodes = indexFlowNodes(flow, subject);
  const steps = findFlowForm(flow, subject)?.steps.map(({ id }) => id) ?? [];
  if (!nodes) return [];
  return listFlowNames(flow)
    .fields.filter(
      ({ path }) => steps.includes(path.split('.')[0] ?? '') && findFlowNode(nodes, path) === undefined,
    )
    .map(({ path, at, key }) => ({ ...describeUnknown('flow-field', path, nodes.keys(), at), key }));
});

/** Checks that a field can hold the entered value. Whether the form refuses the value on that day is left to the flow. */
export const flowValue = checkEachFlow((flow, subject) => {
  const nodes = indexFlowNodes(flow, subject);
  if (!nodes) return [];
  return listFlowNames(flow).fields.flatMap(({ path, value, at }) => {
    const node = findFlowNode(nodes, path);
    if (node?.kind !== 'field' || value === undefined || value === null) return [];
    const isChoice = node.type !== 'string' || node.schema.enum !== undefined;
    const reason = isChoice && node.schema.const === undefined ? explainValueRefusal(node, value) : null;
    if (reason === null) return [];
    const says = mistake('flow-value', { path, value: JSON.stringify(value), reason });
    return [{ pointer: formatPointer(...at), ...says }];
  });
});

/** Compares the calls of a flow with those that a step makes: on entering, after changes and presses, on leaving, and on sending. */
export const flowCall = checkEachFlow((flow, subject) => {
  const wizard = findFlowForm(flow, subject);
  if (!wizard) return [];
  return flow.steps.flatMap((item, index) => {
    if (typeof item === 'string' || !('at' in item)) return [];
    const made = wizard.calls.flatMap(({ at, call }) =>
      'submit' in at || findMomentStep(at) === item.at ? [call] : [],
    );
    return Object.keys(item.answers ?? {})
      .filter((name) => !made.includes(name))
      .map((name) => ({
        pointer: formatPointer('steps', index, 'answers', name),
        key: true,
        ...mistake('flow-call', { step: item.at, call: name }),
        ...didYouMean(name, made),
      }));
  });
});

export const flowText = checkEachFlow((flow, { repository: { texts } }) => {
  const isThere = (key: string) => {
    const [area = '', ...rest] = key.split(':');
    return Object.hasOwn(texts.get(area)?.texts ?? {}, rest.join(':'));
  };
  return listTexts(flow).flatMap(({ shows, at }) => {
    if (shows === undefined) return [];
    const areas = shows.includes(':') ? [''] : [flow.form, 'shared', 'messages'].map((area) => `${area}:`);
    if (areas.some((area) => isThere(area + shows))) return [];
    const keys = [...texts].flatMap(([area, one]) => Object.keys(one.texts).map((key) => `${area}:${key}`));
    return [describeUnknown('flow-text', shows, keys, at)];
  });
});

function listTexts(flow: Flow): readonly { readonly shows: string | undefined; readonly at: Pointer }[] {
  const sent = (flow['answers from server'] ?? []).map(({ shows }, index) => ({
    shows,
    at: ['answers from server', index, 'shows'],
  }));
  const onTheWay = flow.steps.flatMap((item, index) =>
    typeof item === 'object' && 'at' in item
      ? Object.entries(item.answers ?? {}).map(([name, { shows }]) => ({
          shows,
          at: ['steps', index, 'answers', name, 'shows'],
        }))
      : [],
  );
  return [...sent, ...onTheWay];
}

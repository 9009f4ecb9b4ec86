import type {
  DonePageDefinition,
  DoneThenDefinition,
  FormSource,
  MutationTools,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { foreignRoute } from './foreignRoute.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { listRefMutants } from './listRefMutants.ts';

type FrameMutant = Omit<Mutant, 'part'>;

/** Lists small mistakes in the frame of a form: progress, exits, links, the question on leaving, and the end. */
export function listFrameMutants({ wizard }: FormSource, tools: MutationTools): readonly Mutant[] {
  const { done } = wizard;
  const frame = [...listProgressMutants(wizard), ...listExitMutants(wizard), ...listGuardMutants(wizard)];
  const assumed =
    wizard.assumes === undefined
      ? []
      : listRefMutants(tools, 'wizard', [], 'assumes', wizard.assumes, say('mutant.form.opens'));
  const ends = 'then' in done ? listThenMutants(done, tools) : listPageMutants(done).map(createWizardMutant);
  return [...frame.map(createWizardMutant), ...assumed, ...ends];
}

function createWizardMutant(mutant: FrameMutant): Mutant {
  return { ...mutant, part: 'wizard' };
}

function listProgressMutants({ steps }: FormSource['wizard']): readonly FrameMutant[] {
  return steps.flatMap(({ id, progress }, index) =>
    progress === undefined
      ? []
      : [
          {
            keys: ['steps', index, 'progress'],
            kind: 'progress-changed',
            to: progress + 1,
            says: say('mutant.progress', { id, to: progress + 1, from: progress }),
          },
        ],
  );
}

function listExitMutants({ exits, links = {} }: FormSource['wizard']): readonly FrameMutant[] {
  const ways = Object.entries(exits).flatMap(([name, to]): readonly FrameMutant[] => [
    createRouteMutant(['exits', name], 'exit-moved', say('words.quoted', { name }), to),
    ...(name === 'back'
      ? [{ keys: ['exits', name], kind: 'exit-removed', says: say('mutant.exit.no-back') }]
      : []),
  ]);
  const targets = Object.entries(links).flatMap(([name, link]): readonly FrameMutant[] =>
    'to' in link
      ? [
          createRouteMutant(['links', name, 'to'], 'link-moved', say('mutant.link', { name }), link.to),
          ...Object.keys(link.state ?? {}).map((member) => ({
            keys: ['links', name, 'state', member],
            kind: 'state-dropped',
            says: say('mutant.link.state', { name, member }),
          })),
        ]
      : [],
  );
  return [...ways, ...targets];
}

function listGuardMutants({ leaveGuard, steps }: FormSource['wizard']): readonly FrameMutant[] {
  const { inside, free, when, resetOnFree } = leaveGuard;
  const routes = (member: 'inside' | 'free', from: number) =>
    leaveGuard[member].slice(from).map((route, index) => ({
      keys: ['leaveGuard', member, from + index],
      near: ['leaveGuard', member, index],
      kind: 'guard-route-dropped',
      says: say('mutant.guard.route', { route, member }),
    }));
  return [
    // The routes of the form itself are not written in the file.
    ...(inside.length > steps.length ? routes('inside', steps.length) : []),
    ...routes('free', 0),
    {
      keys: ['leaveGuard', 'when'],
      kind: 'guard-exchanged',
      to: when === 'always' ? 'dirty' : 'always',
      says: say(when === 'always' ? 'mutant.guard.dirty' : 'mutant.guard.always'),
    },
    ...(free.length === 0
      ? []
      : [
          {
            keys: ['leaveGuard', 'resetOnFree'],
            kind: 'guard-exchanged',
            to: !resetOnFree,
            says: say(resetOnFree ? 'mutant.guard.keeps' : 'mutant.guard.resets', {
              routes: free.join(', '),
            }),
          },
        ]),
  ];
}

function listPageMutants({ route, blocks, carry = {}, close }: DonePageDefinition): readonly FrameMutant[] {
  const keys: Keys = ['done'];
  return [
    ...(route === undefined
      ? []
      : [
          {
            keys: [...keys, 'route'],
            kind: 'end-moved',
            to: foreignRoute,
            says: say('mutant.end-page', { is: route, to: foreignRoute }),
          },
        ]),
    ...(close === undefined
      ? []
      : [
          createRouteMutant([...keys, 'close'], 'exit-moved', say('mutant.end.close'), close),
          {
            keys: [...keys, 'close'],
            kind: 'exit-removed',
            says: say('mutant.end.no-close'),
          },
        ]),
    ...Object.keys(carry).map((name) => ({
      keys: [...keys, 'carry', name],
      kind: 'member-dropped',
      says: say('mutant.end.carry', { name }),
    })),
    ...blocks.flatMap((block, index) => listBlockMutants(block, index, blocks)),
  ];
}

function listBlockMutants(
  block: DonePageDefinition['blocks'][number],
  index: number,
  blocks: DonePageDefinition['blocks'],
): readonly FrameMutant[] {
  const keys: Keys = ['done', 'blocks', index];
  const next = blocks[index + 1];
  const items = block.kind === 'nextSteps' || block.kind === 'links' ? block.items : [];
  return [
    { keys, kind: 'block-dropped', says: say('mutant.end.block', { block: block.kind }) },
    ...(next === undefined
      ? []
      : [
          {
            keys: ['done', 'blocks'],
            near: keys,
            kind: 'blocks-exchanged',
            to: blocks.with(index, next).with(index + 1, block),
            says: say('mutant.end.blocks', { block: block.kind, other: next.kind }),
          },
        ]),
    ...items.flatMap((item, position): readonly FrameMutant[] => {
      const at = [...keys, 'items', position];
      if (typeof item === 'string')
        return [{ keys: at, kind: 'item-dropped', says: say('mutant.end.item', { item }) }];
      return [
        { keys: at, kind: 'item-dropped', says: say('mutant.end.item', { item: item.id }) },
        createRouteMutant([...at, 'to'], 'link-moved', say('mutant.end.link', { item: item.id }), item.to),
      ];
    }),
  ];
}

function listThenMutants({ then }: DoneThenDefinition, tools: MutationTools): readonly Mutant[] {
  // A form that stays has no end page.
  if (then === 'stay') return [];
  if (then === 'again') {
    const says = say('mutant.end.goes', { route: foreignRoute });
    return [
      createWizardMutant({ keys: ['done', 'then'], kind: 'end-moved', to: [{ go: foreignRoute }], says }),
    ];
  }
  return then.flatMap(({ when, go }, index): readonly Mutant[] => {
    const keys: Keys = ['done', 'then', index];
    return [
      createWizardMutant(
        createRouteMutant([...keys, 'go'], 'end-moved', say('mutant.end', { number: index + 1 }), go),
      ),
      ...(when === undefined
        ? []
        : listRefMutants(tools, 'wizard', keys, 'when', when, say('mutant.end.goes', { route: go }))),
    ];
  });
}

function createRouteMutant(keys: Keys, kind: string, what: string, from: string): FrameMutant {
  return { keys, kind, to: foreignRoute, says: say('mutant.moved', { what, to: foreignRoute, from }) };
}

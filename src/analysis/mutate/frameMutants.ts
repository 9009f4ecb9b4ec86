import type {
  DonePageDefinition,
  DoneThenDefinition,
  FormSource,
  MutationTools,
} from '../../engine/index.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { refMutants } from './refMutants.ts';

type FrameMutant = Omit<Mutant, 'part'>;

/** No page has this address. */
const elsewhere = '/anderswo';

/** Small mistakes in how a form stands in the portal: progress, ways out, links, the question on leaving, and what follows the end. */
export function frameMutants({ wizard }: FormSource, tools: MutationTools): readonly Mutant[] {
  const { done } = wizard;
  const frame = [...progressMutants(wizard), ...exitMutants(wizard), ...guardMutants(wizard)];
  const assumed =
    wizard.assumes === undefined
      ? []
      : refMutants(tools, 'wizard', [], 'assumes', wizard.assumes, 'Das Formular öffnet sich');
  const ends = 'then' in done ? thenMutants(done, tools) : pageMutants(done).map(inWizard);
  return [...frame.map(inWizard), ...assumed, ...ends];
}

function inWizard(mutant: FrameMutant): Mutant {
  return { ...mutant, part: 'wizard' };
}

function progressMutants({ steps }: FormSource['wizard']): readonly FrameMutant[] {
  return steps.flatMap(({ id, progress }, index) =>
    progress === undefined
      ? []
      : [
          {
            keys: ['steps', index, 'progress'],
            kind: 'progress-changed',
            to: progress + 1,
            says: `Der Fortschritt auf „${id}“ ist ${progress + 1} statt ${progress}`,
          },
        ],
  );
}

function exitMutants({ exits, links = {} }: FormSource['wizard']): readonly FrameMutant[] {
  const ways = Object.entries(exits).flatMap(([name, to]): readonly FrameMutant[] => [
    moved(['exits', name], 'exit-moved', `„${name}“`, to),
    ...(name === 'back'
      ? [{ keys: ['exits', name], kind: 'exit-removed', says: 'Nichts führt zurück' }]
      : []),
  ]);
  const targets = Object.entries(links).flatMap(([name, { to, state = {} }]): readonly FrameMutant[] => [
    moved(['links', name, 'to'], 'link-moved', `Der Verweis „${name}“`, to),
    ...Object.keys(state).map((member) => ({
      keys: ['links', name, 'state', member],
      kind: 'state-dropped',
      says: `Der Verweis „${name}“ sagt nichts über „${member}“`,
    })),
  ]);
  return [...ways, ...targets];
}

function guardMutants({ leaveGuard, steps }: FormSource['wizard']): readonly FrameMutant[] {
  const { inside, free, when, resetOnFree } = leaveGuard;
  const routes = (member: 'inside' | 'free', from: number) =>
    leaveGuard[member].slice(from).map((route, index) => ({
      keys: ['leaveGuard', member, from + index],
      near: ['leaveGuard', member, index],
      kind: 'guard-route-dropped',
      says: `${route} gehört nicht mehr zu „${member}“`,
    }));
  return [
    // The routes of the form itself are not written.
    ...(inside.length > steps.length ? routes('inside', steps.length) : []),
    ...routes('free', 0),
    {
      keys: ['leaveGuard', 'when'],
      kind: 'guard-exchanged',
      to: when === 'always' ? 'dirty' : 'always',
      says:
        when === 'always' ? 'Ohne Antwort fragt niemand beim Verlassen' : 'Beim Verlassen wird immer gefragt',
    },
    ...(free.length === 0
      ? []
      : [
          {
            keys: ['leaveGuard', 'resetOnFree'],
            kind: 'guard-exchanged',
            to: !resetOnFree,
            says: `Der Weg zu ${free.join(', ')} ${resetOnFree ? 'behält' : 'löscht'} den Entwurf`,
          },
        ]),
  ];
}

function pageMutants({ blocks, carry = {}, close }: DonePageDefinition): readonly FrameMutant[] {
  const keys: Keys = ['done'];
  return [
    ...(close === undefined
      ? []
      : [
          moved([...keys, 'close'], 'exit-moved', 'Die Schaltfläche der Abschlussseite', close),
          {
            keys: [...keys, 'close'],
            kind: 'exit-removed',
            says: 'Die Abschlussseite hat keine Schaltfläche',
          },
        ]),
    ...Object.keys(carry).map((name) => ({
      keys: [...keys, 'carry', name],
      kind: 'member-dropped',
      says: `Die Abschlussseite erfährt nichts von „${name}“`,
    })),
    ...blocks.flatMap((block, index) => blockMutants(block, index, blocks)),
  ];
}

function blockMutants(
  block: DonePageDefinition['blocks'][number],
  index: number,
  blocks: DonePageDefinition['blocks'],
): readonly FrameMutant[] {
  const keys: Keys = ['done', 'blocks', index];
  const next = blocks[index + 1];
  const items = block.kind === 'nextSteps' || block.kind === 'links' ? block.items : [];
  return [
    { keys, kind: 'block-dropped', says: `Auf der Abschlussseite fehlt „${block.kind}“` },
    ...(next === undefined
      ? []
      : [
          {
            keys: ['done', 'blocks'],
            near: keys,
            kind: 'blocks-exchanged',
            to: blocks.with(index, next).with(index + 1, block),
            says: `„${block.kind}“ und „${next.kind}“ sind auf der Abschlussseite vertauscht`,
          },
        ]),
    ...items.flatMap((item, position): readonly FrameMutant[] => {
      const at = [...keys, 'items', position];
      if (typeof item === 'string')
        return [{ keys: at, kind: 'item-dropped', says: `„${item}“ steht nicht auf der Abschlussseite` }];
      return [
        { keys: at, kind: 'item-dropped', says: `„${item.id}“ steht nicht auf der Abschlussseite` },
        moved([...at, 'to'], 'link-moved', `„${item.id}“ auf der Abschlussseite`, item.to),
      ];
    }),
  ];
}

function thenMutants({ then }: DoneThenDefinition, tools: MutationTools): readonly Mutant[] {
  if (then === 'again') {
    const says = `Am Ende geht es zu ${elsewhere}`;
    return [inWizard({ keys: ['done', 'then'], kind: 'end-moved', to: [{ go: elsewhere }], says })];
  }
  return then.flatMap(({ when, go }, index): readonly Mutant[] => {
    const keys: Keys = ['done', 'then', index];
    return [
      inWizard(moved([...keys, 'go'], 'end-moved', `Das Ende (${index + 1}.)`, go)),
      ...(when === undefined
        ? []
        : refMutants(tools, 'wizard', keys, 'when', when, `Am Ende geht es zu ${go}`)),
    ];
  });
}

function moved(keys: Keys, kind: string, what: string, from: string): FrameMutant {
  return { keys, kind, to: elsewhere, says: `${what} führt zu ${elsewhere} statt zu ${from}` };
}

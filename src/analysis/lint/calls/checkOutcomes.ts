import {
  didYouMean,
  type DoneThenDefinition,
  isSuccessStatus,
  type OutcomeRow,
  getRoutePath,
} from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { type Check, type LintForm, checkEachWizard } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

const getCallsFile = ({ id }: LintForm) => `schemas/${id}/calls.json`;

export const unknownOperation: Check = ({ forms, tools }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ call }, position) => {
      if (tools.operations === null || tools.operations.has(call)) return [];
      return [
        {
          file: getCallsFile(form),
          pointer: formatPointer('calls', position, 'call'),
          ...mistake('unknown-operation', { call }),
          ...didYouMean(call, tools.operations.keys()),
        },
      ];
    }),
  );

export const unknownBlock: Check = checkEachWizard((form) => {
  const blocks = form.wizard.nodes.filter(({ kind }) => kind === 'block').map(({ path }) => path);
  return form.source.calls.calls.flatMap(({ outcomes }, call) =>
    outcomes.flatMap((row, position) => {
      const open = 'open' in row ? row.open : undefined;
      if (open === undefined || blocks.includes(open)) return [];
      return [
        {
          file: getCallsFile(form),
          pointer: formatPointer('calls', call, 'outcomes', position, 'open'),
          ...mistake('unknown-block', { block: open }),
          ...didYouMean(open, blocks),
        },
      ];
    }),
  );
});

export const unknownRoute: Check = ({ forms, tools: { routes } }) => {
  if (routes === null) return [];
  const known = new Set([...routes, ...forms.flatMap(({ source }) => listFormRoutes(source))]);
  return forms.flatMap((form) =>
    listNamedRoutes(form)
      .filter(({ route }) => !known.has(route))
      .map(({ route, file, pointer }) => ({
        file,
        pointer,
        ...mistake('unknown-route', { route }),
        ...didYouMean(route, known),
      })),
  );
};

function listFormRoutes({ wizard }: LintForm['source']): readonly string[] {
  return [
    ...wizard.steps.map(({ route }) => getRoutePath(route)),
    ...('then' in wizard.done || wizard.done.route === undefined ? [] : [wizard.done.route]),
  ];
}

function listNamedRoutes(form: LintForm): readonly { route: string; file: string; pointer: string }[] {
  const { exits, done, links: named = {} } = form.source.wizard;
  const file = `schemas/${form.id}/wizard.json`;
  const blocks = 'then' in done ? [] : done.blocks;
  const links = blocks.flatMap((block, position) =>
    block.kind === 'links'
      ? block.items.map(({ id, to }) => ({
          route: to,
          file,
          pointer: formatPointer('done', 'blocks', position, 'items', id),
        }))
      : [],
  );
  const going = form.source.calls.calls.flatMap(({ outcomes }, call) =>
    outcomes.flatMap((row, position) =>
      'go' in row && row.go !== undefined
        ? [
            {
              route: row.go,
              file: getCallsFile(form),
              pointer: formatPointer('calls', call, 'outcomes', position, 'go'),
            },
          ]
        : [],
    ),
  );
  return [
    ...(exits.back === undefined ? [] : [{ route: exits.back, file, pointer: '/exits/back' }]),
    { route: exits.cancel, file, pointer: '/exits/cancel' },
    ...('then' in done
      ? listDoneRows(done).map((row) => ({ ...row, file }))
      : done.close === undefined
        ? []
        : [{ route: done.close, file, pointer: '/done/close' }]),
    ...Object.entries(named).flatMap(([name, link]) =>
      'to' in link ? [{ route: link.to, file, pointer: formatPointer('links', name, 'to') }] : [],
    ),
    ...links,
    ...going,
  ].filter(({ route }) => route.startsWith('/'));
}

function listDoneRows({ then }: DoneThenDefinition): readonly { route: string; pointer: string }[] {
  if (typeof then === 'string') return [];
  return then.map(({ go }, position) => ({
    route: go,
    pointer: formatPointer('done', 'then', position, 'go'),
  }));
}

/** Finds rows whose replies are all taken by an earlier row without a condition, such as rows after `else`. */
export const shadowedOutcome: Check = ({ forms }) =>
  forms.flatMap((form) =>
    form.source.calls.calls.flatMap(({ outcomes }, call) => {
      return outcomes.flatMap((row, position) => {
        if (!outcomes.slice(0, position).some((other) => coversRow(other, row))) return [];
        return [
          {
            file: getCallsFile(form),
            pointer: formatPointer('calls', call, 'outcomes', position),
            ...mistake('shadowed-outcome'),
          },
        ];
      });
    }),
  );

function coversRow(earlier: OutcomeRow, later: OutcomeRow): boolean {
  if ('else' in earlier) return true;
  if ('else' in later) return false;
  const [wide, narrow] = [listRowStatuses(earlier), listRowStatuses(later)];
  const statuses = narrow.every(
    (status) =>
      wide.includes(status) ||
      (wide.includes('2xx') && typeof status === 'number' && isSuccessStatus(status)),
  );
  const body = earlier.body === undefined || earlier.body === later.body;
  const condition = earlier.when === undefined || earlier.when === later.when;
  return statuses && body && condition;
}

function listRowStatuses(row: Exclude<OutcomeRow, { readonly else: true }>): readonly (number | string)[] {
  return typeof row.status === 'object' ? row.status : [row.status as number | string];
}

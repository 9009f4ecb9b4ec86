import type { Problem } from '../../engine/index.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueEntry, LooksAt } from './CatalogueEntry.ts';
import type { LintForm, LintSubject } from './LintSubject.ts';
import type { LastResultCache } from './shared/createLastResultCache.ts';
import {
  type View,
  createFlowsView,
  createFormView,
  createOverlayView,
  createSharedView,
  createTextsView,
  createUsesView,
} from './views.ts';

/** The forms that a run judges, and those whose findings it returns. */
interface Scope {
  /** True when every form that is judged compiles. */
  readonly allHere: boolean;
  /** The forms that are judged; the others are read by checks over all forms. */
  readonly judged: readonly LintForm[];
  /** The only form whose findings are asked for; null for all. */
  readonly only: string | null;
}

/** Runs all checks. Each check gets as little input as it needs, so that most of its last findings stay valid. */
export function runChecks(
  subject: LintSubject,
  { allHere, judged, only }: Scope,
  remember: LastResultCache,
): readonly Problem[] {
  const { repository } = subject;
  const run = (looksAt: LooksAt, { name, see, inputs }: View) =>
    remember(name, inputs, () => {
      const seen = see();
      return listChecks(looksAt).flatMap((find) => find(seen));
    });
  const texts = [...repository.texts.values()].filter(({ namespace }) => only === null || namespace === only);
  return [
    ...judged.flatMap((form) => run('form', createFormView(subject, form, remember))),
    ...(only === null ? run('form', createSharedView(subject)) : []),
    ...texts.flatMap((one) => run('texts', createTextsView(subject, one))),
    ...(only === null ? repository.brands : []).flatMap((brand) =>
      run('texts', createOverlayView(subject, brand)),
    ),
    ...judged.flatMap((form) => run('flows', createFlowsView(subject, form))),
    ...(allHere ? run('uses', createUsesView(subject)) : []),
    ...listChecks('everything').flatMap((find) => find(subject)),
  ];
}

function listChecks(looksAt: LooksAt) {
  const entries: readonly (CatalogueEntry | { readonly find: string })[] = Object.values(catalogue);
  return entries.flatMap((entry) =>
    'looksAt' in entry && entry.looksAt === looksAt && typeof entry.find === 'function' ? [entry.find] : [],
  );
}

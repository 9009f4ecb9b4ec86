import type { Problem } from '../../engine/index.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueEntry, LooksAt } from './CatalogueEntry.ts';
import type { LintSubject } from './LintSubject.ts';
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

/** Runs all checks. Each check gets as little input as it needs, so that most of its last findings stay valid. */
export function runChecks(
  subject: LintSubject,
  allHere: boolean,
  remember: LastResultCache,
): readonly Problem[] {
  const { repository, forms } = subject;
  const run = (looksAt: LooksAt, { name, see, inputs }: View) =>
    remember(name, inputs, () => {
      const seen = see();
      return listChecks(looksAt).flatMap((find) => find(seen));
    });
  const texts = [...repository.texts.values()];
  return [
    ...forms.flatMap((form) => run('form', createFormView(subject, form, remember))),
    ...run('form', createSharedView(subject)),
    ...texts.flatMap((one) => run('texts', createTextsView(subject, one))),
    ...repository.brands.flatMap((brand) => run('texts', createOverlayView(subject, brand))),
    ...forms.flatMap((form) => run('flows', createFlowsView(subject, form))),
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

import type { Problem } from '../../engine/index.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueEntry, LooksAt } from './CatalogueEntry.ts';
import type { LintSubject } from './LintSubject.ts';
import type { Remember } from './rememberLast.ts';
import {
  type View,
  viewOfFlows,
  viewOfForm,
  viewOfOverlay,
  viewOfShared,
  viewOfTexts,
  viewOfUses,
} from './views.ts';

/** All checks, each with as little in sight as it needs, so that most of what it found last still stands. */
export function runChecks(subject: LintSubject, allHere: boolean, remember: Remember): readonly Problem[] {
  const { repository, forms } = subject;
  const run = (looksAt: LooksAt, { name, see, inputs }: View) =>
    remember(name, inputs, () => {
      const seen = see();
      return checksOf(looksAt).flatMap((find) => find(seen));
    });
  const texts = [...repository.texts.values()];
  return [
    ...forms.flatMap((form) => run('form', viewOfForm(subject, form, remember))),
    ...run('form', viewOfShared(subject)),
    ...texts.flatMap((one) => run('texts', viewOfTexts(subject, one))),
    ...repository.brands.flatMap((brand) => run('texts', viewOfOverlay(subject, brand))),
    ...forms.flatMap((form) => run('flows', viewOfFlows(subject, form))),
    ...(allHere ? run('uses', viewOfUses(subject)) : []),
    ...checksOf('everything').flatMap((find) => find(subject)),
  ];
}

function checksOf(looksAt: LooksAt) {
  const entries: readonly (CatalogueEntry | { readonly find: string })[] = Object.values(catalogue);
  return entries.flatMap((entry) =>
    'looksAt' in entry && entry.looksAt === looksAt && typeof entry.find === 'function' ? [entry.find] : [],
  );
}

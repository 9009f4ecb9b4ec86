import { didYouMean } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintForm } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

const getWizardFile = ({ id }: LintForm) => `schemas/${id}/wizard.json`;

export const formId: Check = ({ repository, forms }) =>
  forms.flatMap((form) => {
    const written = (repository.files.get(getWizardFile(form))?.value as { readonly id?: unknown } | null)
      ?.id;
    if (written === form.id) return [];
    const says = mistake('form-id', { id: form.id, written: JSON.stringify(written ?? null) });
    return [{ file: getWizardFile(form), pointer: '/id', ...says }];
  });

export const sharedRoute: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const [first, second] = form.source.wizard.steps;
    if (!first || !second || first.route !== second.route) return [];
    const says = mistake('shared-route', { first: first.id, second: second.id });
    const pointer = formatPointer('steps', 1, 'route');
    return [{ file: getWizardFile(form), pointer, ...says }];
  });

export const missingProgress: Check = ({ forms }) =>
  forms.flatMap((form) =>
    form.source.wizard.progress !== 'percent'
      ? []
      : form.source.wizard.steps.flatMap(({ id, progress }, position) =>
          progress === undefined
            ? [
                {
                  file: getWizardFile(form),
                  pointer: formatPointer('steps', position),
                  ...mistake('missing-progress', { id }),
                },
              ]
            : [],
        ),
  );

export const fallingProgress: Check = ({ forms }) =>
  forms.flatMap((form) => {
    let highest = 0;
    return form.source.wizard.steps.flatMap(({ id, progress }, position) => {
      if (progress === undefined) return [];
      const falls = position > 0 && progress <= highest;
      const says = mistake('falling-progress', { id, progress, before: highest });
      highest = Math.max(highest, progress);
      const pointer = formatPointer('steps', position, 'progress');
      return falls ? [{ file: getWizardFile(form), pointer, ...says }] : [];
    });
  });

/** Finds addresses in the leave guard that belong to no step any more: customers would not be asked before they lose answers. */
export const guardedNothing: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const { steps, leaveGuard } = form.source.wizard;
    const routes = steps.map(({ route }) => route);
    // The step of a duplicate address is unknown.
    if (new Set(routes).size < routes.length) return [];
    return leaveGuard.inside.flatMap((prefix, position) => {
      if (routes.some((route) => route === prefix || route.startsWith(`${prefix}/`))) return [];
      const pointer = formatPointer('leaveGuard', 'inside', position);
      const says = mistake('guarded-nothing', { route: prefix });
      return [{ file: getWizardFile(form), pointer, ...says, ...didYouMean(prefix, routes) }];
    });
  });

export const doneOnStep: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const { steps, done } = form.source.wizard;
    const step = 'then' in done ? undefined : steps.find(({ route }) => route === done.route);
    if (!step) return [];
    return [
      { file: getWizardFile(form), pointer: '/done/route', ...mistake('done-on-step', { id: step.id }) },
    ];
  });

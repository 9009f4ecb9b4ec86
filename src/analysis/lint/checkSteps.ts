import type { Check, LintForm } from './LintSubject.ts';
import { didYouMean } from './didYouMean.ts';
import { pointerTo } from './pointerTo.ts';

const wizardFile = ({ id }: LintForm) => `schemas/${id}/wizard.json`;

export const formId: Check = ({ repository, forms }) =>
  forms.flatMap((form) => {
    const written = (repository.files.get(wizardFile(form))?.value as { readonly id?: unknown } | null)?.id;
    if (written === form.id) return [];
    const message = `the form in schemas/${form.id}/ calls itself ${JSON.stringify(written)}`;
    return [{ file: wizardFile(form), pointer: '/id', code: 'form-id', message, hint: `"id": "${form.id}"` }];
  });

export const sharedRoute: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const [first, second] = form.source.wizard.steps;
    if (!first || !second || first.route !== second.route) return [];
    const message = `step "${second.id}" has the same address as step "${first.id}"`;
    const pointer = pointerTo('steps', 1, 'route');
    return [{ file: wizardFile(form), pointer, code: 'shared-route', message }];
  });

export const missingProgress: Check = ({ forms }) =>
  forms.flatMap((form) =>
    form.source.wizard.progress !== 'percent'
      ? []
      : form.source.wizard.steps.flatMap(({ id, progress }, position) =>
          progress === undefined
            ? [
                {
                  file: wizardFile(form),
                  pointer: pointerTo('steps', position),
                  code: 'missing-progress',
                  message: `step "${id}" does not say how far the customer is`,
                  hint: '"progress" lists one number for each step, 0 to 100',
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
      const message = `the progress does not rise at step "${id}": ${progress} after ${highest}`;
      highest = Math.max(highest, progress);
      const pointer = pointerTo('steps', position, 'progress');
      return falls ? [{ file: wizardFile(form), pointer, code: 'falling-progress', message }] : [];
    });
  });

/** An address that belongs to no step any more keeps people from being warned. */
export const guardedNothing: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const { steps, leaveGuard } = form.source.wizard;
    const routes = steps.map(({ route }) => route);
    // Which step a doubled address was taken from is not known.
    if (new Set(routes).size < routes.length) return [];
    return leaveGuard.inside.flatMap((prefix, position) => {
      if (routes.some((route) => route === prefix || route.startsWith(`${prefix}/`))) return [];
      const pointer = pointerTo('leaveGuard', 'inside', position);
      const message = `no step has the address ${prefix}`;
      return [
        { file: wizardFile(form), pointer, code: 'guarded-nothing', message, ...didYouMean(prefix, routes) },
      ];
    });
  });

export const doneOnStep: Check = ({ forms }) =>
  forms.flatMap((form) => {
    const { steps, done } = form.source.wizard;
    const step = 'then' in done ? undefined : steps.find(({ route }) => route === done.route);
    if (!step) return [];
    const message = `the end page has the address of step "${step.id}"`;
    return [{ file: wizardFile(form), pointer: '/done/route', code: 'done-on-step', message }];
  });

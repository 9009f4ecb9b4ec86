import { type FormSource, type Mount, getRoutePath, type WizardDefinition } from '../engine/index.ts';
import type { Repository } from './Repository.ts';

/** A form in the portal, with the properties that are known without its definition. */
export interface MountedForm<Where extends Mount = Mount> {
  readonly id: string;
  readonly mount: Where;
  /** Addresses of the form; `*` stands for the name of a step. */
  readonly paths: readonly string[];
  /** Steps of the form, each with its own address or all with one address. */
  readonly steps: readonly { readonly id: string; readonly route: string }[];
  /** Address of the first step. */
  readonly entry: string;
  /** Address of the end page; null when the end page has no address of its own. */
  readonly end: string | null;
  /** The contact that the pages of the form name for help. */
  readonly contact: 'service' | 'claims';
  /** Operations without which the form cannot be sent: those that send it, and those whose results one of its checks needs. */
  readonly needs: readonly string[];
  /** Target of "cancel". */
  readonly cancel: string;
  /** Id of the long form of a short one. */
  readonly shortOf?: string;
}

/** Lists all forms with a place in the portal. */
export function listMountedForms({ forms }: Pick<Repository, 'forms'>): readonly MountedForm[] {
  return forms.flatMap(({ id, source }) => {
    const { wizard } = source;
    const [first] = wizard.steps;
    if (wizard.mount === undefined || first === undefined) return [];
    const end = 'then' in wizard.done ? null : (wizard.done.route ?? null);
    const { mount, exits, shortOf } = wizard;
    const steps = wizard.steps.map((step) => ({ id: step.id, route: getRoutePath(step.route) }));
    return [
      {
        id,
        mount,
        paths: listFormPaths(wizard, end),
        steps,
        entry: getRoutePath(first.route),
        end,
        contact: wizard.contact ?? 'service',
        needs: listNeededOperations(source),
        cancel: exits.cancel,
        ...(shortOf === undefined ? {} : { shortOf: shortOf.id }),
      },
    ];
  });
}

function listNeededOperations({ calls, rules }: FormSource): readonly string[] {
  const checks = JSON.stringify(rules.checks ?? {});
  return calls.calls.flatMap(({ at, call, keep = {} }) => {
    const isChecked = Object.keys(keep).some((name) => checks.includes(`"result.${name}"`));
    return 'submit' in at || ('enter' in at && isChecked) ? [call] : [];
  });
}

/** Returns one path for all steps, and one for an end page that it does not match. */
function listFormPaths({ steps }: WizardDefinition, end: string | null): readonly string[] {
  const [path = '/', ...others] = new Set(steps.map(({ route }) => getRoutePath(route)));
  const all = others.length === 0 ? path : `${getRouteFolder(path)}*`;
  if (end?.startsWith(`${all}/`)) return [`${all}/*`];
  const isMatched = end === null || (others.length > 0 && getRouteFolder(end) === getRouteFolder(path));
  return isMatched ? [all] : [all, end];
}

function getRouteFolder(route: string): string {
  return route.replace(/[^/]*$/, '');
}

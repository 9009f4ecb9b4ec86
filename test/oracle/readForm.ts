import { evaluate, holds } from './evaluate.ts';
import type { Scope, Value, Written } from './Scope.ts';

/** The files of a form, as far as the oracle reads them. */
export interface FormFiles {
  readonly form: { readonly properties: Readonly<Record<string, Group>> };
  readonly rules: {
    readonly conditions: Readonly<Record<string, { readonly if: Written }>>;
    readonly start?: Readonly<Record<string, Written>>;
    readonly values?: Readonly<Record<string, Written>>;
    readonly steps?: Readonly<
      Record<
        string,
        { readonly when?: Written; readonly optional?: Written; readonly lock?: Lock | readonly Lock[] }
      >
    >;
    readonly fields?: Readonly<Record<string, PlaceRules>>;
    readonly checks?: Readonly<
      Record<string, readonly { readonly needs: Written; readonly level?: string }[]>
    >;
  };
  readonly send: Readonly<Record<string, Written>>;
}

interface Group {
  readonly properties: Readonly<Record<string, Group | Question>>;
}

interface Question {
  readonly type: string;
  readonly format?: string;
  readonly enum?: readonly Value[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-control'?: string;
}

interface PlaceRules {
  readonly show?: Written;
  readonly optional?: Written;
  readonly min?: Written;
  readonly max?: Written;
  readonly lock?: Lock | readonly Lock[];
}

/** What the places around a question say of it. */
interface Around {
  readonly isShown: boolean;
  readonly optional: Written;
  readonly locks: readonly Lock[];
}

interface Lock {
  readonly when: Written;
  readonly to?: Written;
}

/** What a customer meets: the steps that apply, the questions that are shown, those that stop a step, and the body that is sent. */
export interface Meeting {
  readonly steps: readonly string[];
  readonly shown: readonly string[];
  /** Questions that are empty and required, or whose answer is refused. */
  readonly open: readonly string[];
  /** Steps of which a check does not hold. */
  readonly failing: readonly string[];
  readonly body: Readonly<Record<string, Value>>;
}

/**
 * Reads a form from top to bottom, as `docs/format.md` says, and nothing else. It shares no code with the engine, so that both are right or
 * one of them is wrong.
 */
export function readForm(
  { form, rules, send }: FormFiles,
  facts: Readonly<Record<string, Value>>,
  answers: Readonly<Record<string, Value>>,
): Meeting {
  const known = new Map<string, Value>(Object.entries(facts));
  const entry = new Map<string, Value>();
  const scope: Scope = {
    read: (path) => {
      const name = path.startsWith('value.') ? path.slice('value.'.length) : null;
      if (name !== null && rules.values?.[name] !== undefined) return evaluate(rules.values[name], scope);
      return known.get(path) ?? null;
    },
    readOnEntry: (path) => entry.get(path) ?? null,
    isChanged: (path) => found.shown.includes(path) && known.get(path) !== entry.get(path),
    condition: (name) => rules.conditions[name]?.if,
  };
  const found = {
    steps: [] as string[],
    shown: [] as string[],
    open: [] as string[],
    failing: [] as string[],
  };

  for (const [step, { properties }] of Object.entries(form.properties)) {
    const { when = true, optional = false, lock = [] } = rules.steps?.[step] ?? {};
    const applies = holds(when, scope);
    if (applies) found.steps.push(step);
    meet(step, properties, { isShown: applies, optional, locks: [lock].flat() });
    const fails = (rules.checks?.[step] ?? []).some(
      ({ needs, level }) => level !== 'warning' && !holds(needs, scope),
    );
    if (applies && fails) found.failing.push(step);
  }

  const body = Object.entries(send).flatMap(([name, written]) => {
    const value = evaluate(written, scope);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...found, body: Object.fromEntries(body) };

  function meet(above: string, properties: Group['properties'], around: Around): void {
    for (const [name, part] of Object.entries(properties)) {
      const path = `${above}.${name}`;
      const { show = true, optional = around.optional, min, max, lock = [] } = rules.fields?.[path] ?? {};
      const isShown = around.isShown && holds(show, scope);
      // The locks of a field come before those of its groups, and these before those of its step.
      const locks = [[lock].flat(), around.locks].flat();
      if ('properties' in part) {
        meet(path, part.properties, { isShown, optional, locks });
        continue;
      }
      // The value on entry is that of `start`, also where the question is hidden or locked then.
      const start = evaluate(rules.start?.[path] ?? null, scope);
      entry.set(path, readAnswer(part, start));
      if (!isShown) continue;
      found.shown.push(path);
      // A locked question takes no answer. It stops nobody where it is empty or the lock says its value.
      const locked = locks.find(({ when }) => holds(when, scope));
      const given = locked === undefined ? (answers[path] ?? start) : start;
      const value = readAnswer(part, locked?.to === undefined ? given : evaluate(locked.to, scope));
      known.set(path, value);
      const limits = {
        min: min === undefined ? null : evaluate(min, scope),
        max: max === undefined ? null : evaluate(max, scope),
      };
      const isRefused = value === null ? !holds(optional, scope) : !isAllowed(part, value, limits);
      const stopsNobody = locked !== undefined && (value === null || locked.to !== undefined);
      if (isRefused && !stopsNobody) found.open.push(path);
    }
  }
}

/** An empty text is no answer. A box without a tick says no. */
function readAnswer(question: Question, answer: Value): Value {
  if (question['x-control'] === 'checkbox') return answer === true;
  return answer === '' ? null : answer;
}

function isAllowed(
  { maxLength = Infinity, minimum = -Infinity, maximum = Infinity }: Question,
  value: string | number | boolean,
  { min, max }: { readonly min: Value; readonly max: Value },
): boolean {
  if (typeof value === 'boolean') return true;
  if (min !== null && value < min) return false;
  if (max !== null && value > max) return false;
  return typeof value === 'number'
    ? value >= minimum && value <= maximum
    : Array.from(value).length <= maxLength;
}

import type { i18n } from 'i18next';
import {
  getLimitWords,
  type FieldError,
  type FormatName,
  type Wizard,
  type WizardNode,
  writeValue,
} from '../../engine/index.ts';
import type { FieldTexts } from '../inputs/ControlProps.ts';

type Params = Readonly<Record<string, unknown>>;

/** The texts of one form, looked up in brand (laid over each namespace by the portal) -> form -> shared. */
export interface FormTexts {
  /**
   * Returns the text of the first key that has one; a key may name its namespace (`wizard:next`). Without any text, the gap of the last key
   * is reported.
   */
  get(keys: readonly string[], params?: Params): string;
  /** Like `get`, but returns the empty string for a missing text. */
  find(keys: readonly string[], params?: Params): string;
  /** Texts of a field, block, list or group, by definition path. */
  of(path: string, variant: string | null): FieldTexts;
  /** Sentence of an error at a path. */
  error(path: string, variant: string | null, error: FieldError): string;
}

/** Creates the texts of a form. `common` fills the parameters that every text may use: brand, its thanks, phone, e-mail. */
export function createFormTexts(
  i18n: i18n,
  { id: form, formats, nodes }: Pick<Wizard, 'id' | 'formats' | 'nodes'>,
  common: Params,
): FormTexts {
  const namespaces = [form, 'shared', 'messages'];
  const fields = new Map<string, FieldTexts>();
  const columns = mapColumnsByPath(nodes);
  const limits = mapLimitsByPath(nodes);
  const plain = new Map<string, string>();

  /** Looks up the text directly, because most texts of a field are missing and i18next is slow for those. */
  function textIn(namespace: string, key: string): unknown {
    const bundle = i18n.store.data[i18n.language]?.[namespace];
    return typeof bundle === 'object' ? bundle[key] : undefined;
  }
  function placeOf(key: string): readonly [namespace: string, key: string] | undefined {
    const [named, ...rest] = key.split(':');
    if (named !== undefined && rest.length > 0) return [named, rest.join(':')];
    const namespace = namespaces.find((candidate) => textIn(candidate, key) !== undefined);
    return namespace === undefined ? undefined : [namespace, key];
  }
  function resolve(keys: readonly string[], params?: Params): string {
    for (const key of keys) {
      const [namespace, name] = placeOf(key) ?? [];
      const text = namespace === undefined || name === undefined ? undefined : textIn(namespace, name);
      if (typeof text !== 'string') continue;
      // Text without parameters and references is exactly the text that i18next would return.
      return /[{$]/.test(text) ? i18n.t(`${namespace}:${name}`, { ...common, ...params }) : text;
    }
    return '';
  }
  /** Texts without parameters of their own never change, and every field reads some, so they are cached. */
  function find(keys: readonly string[], params?: Params): string {
    if (params !== undefined) return resolve(keys, params);
    const id = keys.join('|');
    const text = plain.get(id) ?? resolve(keys);
    plain.set(id, text);
    return text;
  }
  function get(keys: readonly string[], params?: Params): string {
    const last = keys.at(-1) ?? '';
    return (
      find(keys, params) || i18n.t(last.includes(':') ? last : `${form}:${last}`, { ...common, ...params })
    );
  }
  function of(path: string, variant: string | null): FieldTexts {
    const id = `${path}|${variant ?? ''}`;
    const texts =
      fields.get(id) ??
      fieldTexts(path, variant, find, { columns: columns.get(path), limits: limits.get(path) });
    fields.set(id, texts);
    return texts;
  }
  function error(path: string, variant: string | null, { code, params }: FieldError): string {
    const { label, legend } = of(path, variant);
    // A failed check of the step may stand at one of its fields, but its text belongs to the step.
    const step = path.split('.')[0] ?? path;
    return get([...below(path, variant, `error.${code}`), `${step}.error.${code}`, `error.${code}`], {
      label: label || legend,
      ...formatParams(params, formats.get(path) ?? null),
    });
  }
  return { get, find, of, error };
}

type Columns = ReadonlyMap<string, Params>;

/** Returns the columns of each row, by its value, for every field that offers rows. */
function mapColumnsByPath(nodes: readonly WizardNode[]): ReadonlyMap<string, Columns> {
  const byPath = new Map<string, Columns>();
  for (const node of nodes)
    for (const part of node.kind === 'list' ? node.parts : [node]) {
      if (part.kind !== 'field' || part.options === null || !('rows' in part.options)) continue;
      const { rows } = part.options;
      byPath.set(
        part.path,
        new Map(rows.flatMap(({ value, of }) => (of ? [[String(value), of.columns] as const] : []))),
      );
    }
  return byPath;
}

/** Returns the limits that a hint names, by the path of its question. */
function mapLimitsByPath(nodes: readonly WizardNode[]): ReadonlyMap<string, Params> {
  const all = nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  return new Map(all.map((node) => [node.path, getLimitWords(node)]));
}

/** The values that fill the texts of a question: the columns of its rows, and its limits. */
interface Values {
  readonly columns: Columns | undefined;
  readonly limits: Params | undefined;
}

function fieldTexts(
  path: string,
  variant: string | null,
  find: FormTexts['find'],
  { columns, limits }: Values,
): FieldTexts {
  const own = (key: string, params?: Params) => find(below(path, variant, key), params);
  return {
    label: own('label') || own('legend'),
    legend: own('legend') || own('label'),
    hint: own('hint', limits),
    why: own('why'),
    option: (value) => {
      const ofRow = columns?.get(String(value));
      const keys = [...below(path, variant, `options.${String(value)}`), `options.${String(value)}`];
      return find(keys) || (ofRow === undefined ? '' : find(below(path, variant, 'options.*'), ofRow));
    },
    group: (name) => find([...below(path, variant, `groups.${name}`), `groups.${name}`]) || name,
    reason: (says) => find([...below(path, variant, says), `lock.${says}`]),
    // A part without a title does not take that of the form.
    text: (key, params) =>
      find([...below(path, variant, key), ...(key === 'title' ? [] : [key]), `controls:${key}`], params),
  };
}

function below(path: string, variant: string | null, key: string): readonly string[] {
  return variant === null ? [`${path}.${key}`] : [`${path}.${variant}.${key}`, `${path}.${key}`];
}

/** Formats limits as values of the field; numbers of characters or rows stay numbers. */
function formatParams(params: FieldError['params'], format: FormatName | null): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === null ? null : writeValue(format, value)]),
  );
}

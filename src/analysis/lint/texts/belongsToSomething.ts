import type { Block, BlockType, Wizard } from '../../../engine/index.ts';
import type { LintForm } from '../LintSubject.ts';
import { listAllCodes } from './checkUnreadTexts.ts';

type CompiledForm = LintForm & { readonly wizard: Wizard };
type KnownPaths = ReadonlyMap<string, readonly string[]>;

const stepParts = 'title label intro legend hint error submit next close open summary'.split(' ');
const fieldParts =
  'label legend hint why summary options refused error open placeholder row add remove full title text'.split(
    ' ',
  );
/** Texts of the form itself. Rows fall back on those of the form. */
const wholeParts = 'title submit why row add remove'.split(' ');

/** Texts of the form itself of which some have a shared text. */
const sharedParts = 'lock dialog notice done leave back backLink'.split(' ');

/** Returns the names that may follow each path. */
export function indexKnownPaths({ source, wizard }: CompiledForm): KnownPaths {
  const paths = new Map<string, readonly string[]>(wizard.steps.map(({ id }) => [id, stepParts]));
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? [node, ...node.parts] : [node]));
  for (const node of nodes) {
    const { path } = node;
    const groups = path.split('.').slice(0, -1);
    for (let length = 2; length <= groups.length; length += 1) {
      const group = groups.slice(0, length).join('.');
      if (!paths.has(group)) paths.set(group, fieldParts);
    }
    const variants = Object.keys(source.rules.fields?.[path]?.variants ?? {});
    paths.set(path, [...(node.kind === 'block' ? listBlockParts(node) : fieldParts), ...variants]);
  }
  return paths;
}

const noBlockTexts: BlockType['texts'] = { needed: [], possible: [] };

/** Lists the names that a block gives to its texts. */
function listBlockParts({ control }: Block): readonly string[] {
  const { needed, possible, given, lacking, together = [], families } = control.type?.texts ?? noBlockTexts;
  return [...needed, ...possible, ...together, ...Object.keys({ ...given, ...lacking, ...families })];
}

/** Returns true for a text that a question, a block, a step or the form itself may read. */
export function belongsToSomething(key: string, form: CompiledForm, known: KnownPaths): boolean {
  const names = key.split('.');
  const [first = '', ...others] = names;
  if (first === 'options') return isOptionOfSome(form.wizard, others.join('.'));
  if (first === 'error') return listAllCodes(form).includes(others.join('.'));
  if (wholeParts.includes(first)) return others.length === 0;
  if (sharedParts.includes(first)) return hasSharedText(key);
  for (let length = names.length - 1; length >= 1; length -= 1) {
    const path = names.slice(0, length).join('.');
    const parts = known.get(path);
    if (parts === undefined) continue;
    const [part = '', ...rest] = names.slice(length);
    return parts.includes(part) && (part !== 'options' || isOption(form.wizard, path, rest.join('.')));
  }
  return false;
}

/** Returns true for keys of the ways back, end pages, dialogs and locks, which have a shared text by default. */
function hasSharedText(key: string): boolean {
  return /^back$|^backLink\.exit$|^lock\.\w+\.title$|^done\.(title|thanks|close|print|signOut|links\.title|answers|receipt\.(number|file|fileName|facts\.\w+)|files\.\w+|nextSteps\.title|\w+\.(title|text))$/.test(
    key,
  );
}

function isOption(wizard: Wizard, path: string, value: string): boolean {
  const nodes = wizard.nodes.flatMap((node) => (node.kind === 'list' ? node.parts : [node]));
  const field = nodes.find((node) => node.path === path);
  if (field?.kind !== 'field' || !field.options || !('rows' in field.options)) return true;
  return field.options.rows.some((option) => String(option.value) === value);
}

function isOptionOfSome(wizard: Wizard, value: string): boolean {
  return wizard.nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .some((node) => node.kind === 'field' && node.options !== null && isOption(wizard, node.path, value));
}

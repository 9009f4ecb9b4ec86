import type { Block, Field, Wizard } from '../../../../engine/index.ts';
import { say } from '../../../messages/messages.ts';
import type { LintForm } from '../../LintSubject.ts';
import { locateNode } from '../../shared/locateNode.ts';
import type { NeededText } from './NeededText.ts';

/** Returns the text of a form under a key; absent where there is none. */
type ReadText = (key: string) => string | undefined;

/** Lists the texts that are needed because of others: a question needs a short name, and a part of the words needs the rest. */
export function listDependentTexts(form: LintForm, wizard: Wizard, read: ReadText): readonly NeededText[] {
  return wizard.nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => {
      const texts =
        node.kind === 'block'
          ? listOtherParts(node, read)
          : [...listShortName(node, read), ...listNamesOfVariants(form, node, read)];
      return texts.map((text) => ({ ...text, ...locateNode(form, node.path) }));
    });
}

type DependentText = Pick<NeededText, 'what' | 'anyOf'>;

function listOtherParts({ path, control }: Block, read: ReadText): readonly DependentText[] {
  const { together = [] } = control.type?.texts ?? {};
  if (!together.some((part) => read(`${path}.${part}`) !== undefined)) return [];
  return together.map((part) => ({ what: say('needs.block', { path }), anyOf: [`${path}.${part}`] }));
}

/** The list of open answers names each question in a sentence, where a whole question does not fit. */
function listShortName({ path, optional, twoValued }: Field, read: ReadText): readonly DependentText[] {
  const label = read(`${path}.label`) ?? read(`${path}.legend`) ?? '';
  if (optional === true || twoValued || !label.endsWith('?')) return [];
  return [{ what: say('needs.open', { path }), anyOf: [`${path}.open`, `${path}.summary`] }];
}

/** A variant that names its question elsewhere, in an error or in the summary, names it above the answer, too. */
function listNamesOfVariants(
  { source }: LintForm,
  { path }: Field,
  read: ReadText,
): readonly DependentText[] {
  const variants = Object.keys(source.rules.fields?.[path]?.variants ?? {});
  return variants
    .map((variant) => `${path}.${variant}`)
    .filter((one) => ['summary', 'error.required'].some((part) => read(`${one}.${part}`) !== undefined))
    .map((one) => ({
      what: say('needs.variantName', { path: one }),
      anyOf: [`${one}.label`, `${one}.legend`],
    }));
}

import {
  type ControlType,
  type ControlTypes,
  type Field,
  isFile,
  type List,
  uploadCodes,
} from '../../../../engine/index.ts';
import { say } from '../../../messages/messages.ts';
import type { NeededText } from './NeededText.ts';

type ErrorText = Pick<NeededText, 'what' | 'anyOf'>;

/** Codes whose sentence has to name the question: the sentence for all forms does not say what is missing. */
const ownWords: ReadonlySet<string> = new Set(['required', 'mustBeTicked']);

/** Lists the errors that a question or list of a form can have, with the keys that may hold their words. */
export function listErrorTexts(form: string, node: Field | List): readonly ErrorText[] {
  const { path } = node;
  const [step = path] = path.split('.');
  const codes = listErrorsOf(node);
  const ownCodes = codes.filter((code) => ownWords.has(code) || (code === 'invalid' && judgesText(node)));
  return codes.map((code) => ({
    what: say('needs.error', { path }),
    anyOf: [
      `${path}.error.${code}`,
      `${step}.error.${code}`,
      ownCodes.includes(code) ? `${form}:error.${code}` : `error.${code}`,
    ],
  }));
}

/** Lists the codes that a question or list can have of itself: of its limits and of its control. */
export function listErrorsOf(node: Field | List): readonly string[] {
  return node.kind === 'list' ? listErrorsOfList(node) : listErrorsOfField(node);
}

/** Lists the error codes that the engine can give a field, from its limits. */
export function listErrorCodes(field: Field): readonly string[] {
  const { schema, twoValued } = field;
  const codes: (string | false)[] = [
    !twoValued && field.optional !== true && 'required',
    twoValued && schema.const === true && 'mustBeTicked',
    schema.minLength !== undefined && 'tooShort',
    schema.maxLength !== undefined && !schema.enum && 'tooLong',
    (schema.minimum !== undefined || (field.min !== null && field.type !== 'string')) && 'tooSmall',
    (schema.maximum !== undefined || (field.max !== null && field.type !== 'string')) && 'tooLarge',
    field.min !== null && field.type === 'string' && 'tooEarly',
    field.max !== null && field.type === 'string' && 'tooLate',
    (schema.pattern !== undefined || schema.format !== undefined) && !isFile(field) && 'invalid',
    ...(isFile(field) ? Object.values(uploadCodes) : []),
  ];
  return codes.filter((code) => code !== false);
}

/** Lists the codes by which the control of a field refuses what is typed. */
function listControlCodes({ parse }: Pick<ControlType, 'parse'>): readonly string[] {
  return unreadableTexts.flatMap((typed) => {
    const answer = parse(typed);
    return answer !== null && typeof answer === 'object' && 'code' in answer ? [answer.code] : [];
  });
}

/** Texts that controls cannot read, for different reasons. */
const unreadableTexts =
  '?|-|x|1,2,3|12|1234567|123456789012|25:99|DE00 0000|31.13.2026|31.02.2026|31.01.|31.01.26|31.01.0026|31.01.202'.split(
    '|',
  );

const limitCodes =
  'required mustBeTicked notOffered character stale tooFewRows tooManyRows tooShort tooLong tooSmall tooLarge tooEarly tooLate invalid'.split(
    ' ',
  );

/** Lists the codes that the limits of the format and the controls of the program can give to some question. */
export function listPossibleErrors({ fields }: ControlTypes): readonly string[] {
  return [...limitCodes, ...Object.values(uploadCodes), ...Object.values(fields).flatMap(listControlCodes)];
}

function listErrorsOfField(field: Field): readonly string[] {
  const isTyped = field.type === 'string' && field.options === null && !isFile(field);
  return [
    ...new Set([
      ...listErrorCodes(field),
      ...(field.twoValued ? [] : listControlCodes(field.control.type)),
      ...(field.options === null ? [] : ['notOffered']),
      ...(isTyped ? ['character'] : []),
    ]),
  ];
}

function listErrorsOfList({ optional, minItems }: List): readonly string[] {
  return [...(optional === true ? [] : ['required']), ...(minItems > 1 ? ['tooFewRows'] : []), 'tooManyRows'];
}

/** Returns true for a question whose control takes every text, so that its pattern alone refuses one. */
function judgesText(node: Field | List): boolean {
  return node.kind === 'field' && listControlCodes(node.control.type).length === 0;
}

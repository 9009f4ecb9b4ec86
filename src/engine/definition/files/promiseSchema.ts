import { type TSchema, Type } from '@sinclair/typebox';
import type { PromiseCondition } from '../PromiseDefinition.ts';
import { type SubjectName, type SubjectOperand, subjects } from '../PromiseDefinition.ts';
import {
  closed,
  condition,
  list,
  type Keywords,
  names,
  optional,
  reference,
  sentence,
  text,
  union,
} from './schema.ts';

const promised = (description?: string) =>
  reference<PromiseCondition>('#/$defs/promised', description === undefined ? {} : { description });
const joinedOperands = (description: string) => list(promised(), { description, minItems: 2, maxItems: 20 });
const singleMember: Keywords = { minProperties: 1, maxProperties: 1 };

/** An entry of `promises`: a sentence about the form that always holds. */
export const promiseSchema = closed(
  {
    says: sentence('Ein deutscher Satz'),
    proves: optional(
      list(text({ pattern: '^[A-Z]{2,6}-[0-9]{3}$' }), {
        description: 'Anforderungen, die der Satz beweist',
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
      }),
    ),
    when: optional(promised('Der Satz gilt nur, wenn')),
    always: optional(promised('Das gilt dann immer')),
    never: optional(promised('Das gilt dann nie')),
  },
  { oneOf: [{ required: ['always'] }, { required: ['never'] }] },
);

/** The names that editors offer as the operand of a subject. */
const operands: Readonly<Record<SubjectOperand, TSchema>> = {
  field: text(names('field')),
  question: text(names('field')),
  option: Type.Unsafe({
    type: 'array',
    prefixItems: [text(names('field')), { type: ['string', 'number'] }],
    minItems: 2,
    maxItems: 2,
  }),
  step: text(),
  dialog: text(),
  member: text(),
  route: text(),
};

const meanings: Readonly<Record<SubjectName, string>> = {
  shown: 'Feld, Block oder Liste steht auf der Seite',
  required: 'die Frage ist Pflicht',
  locked: 'die Antwort lässt sich nicht ändern',
  offers: 'Frage und Wert: die Auswahl bietet ihn an',
  applies: 'der Schritt kommt vor',
  asks: 'die Rückfrage oder der Hinweis erscheint, oder eine Antwort des Servers öffnet den Dialog',
  sends: 'am Ende wird dieser Teil gesendet, z. B. opponent.licensePlate',
  leads: 'ein Schritt dieser Adresse kommt, am Ende geht es dorthin, oder eine Antwort des Servers führt hin',
};

const subjectMembers = Object.fromEntries(
  (Object.keys(subjects) as SubjectName[]).map((name) => [
    name,
    optional({ ...operands[subjects[name].takes], description: meanings[name] }),
  ]),
);

/** Operators that take conditions, by name: those that join conditions, and those that negate one. */
interface Connectives {
  readonly joining: Readonly<Record<string, string>>;
  readonly negating: Readonly<Record<string, string>>;
}

/** `$defs` of the meta-schema of rules. */
export const promiseDefinitions = ({ joining, negating }: Connectives) => ({
  promised: union([
    condition(),
    reference('#/$defs/subject'),
    closed(
      {
        ...mapMeanings(joining, (means) => optional(joinedOperands(means))),
        ...mapMeanings(negating, (means) => optional(promised(means))),
      },
      singleMember,
    ),
  ]),
  subject: closed(subjectMembers, {
    description: 'Worüber Sätze sprechen können, außer über Werte',
    ...singleMember,
  }),
});

function mapMeanings(
  meanings: Readonly<Record<string, string>>,
  schema: (means: string) => TSchema,
): Readonly<Record<string, TSchema>> {
  return Object.fromEntries(Object.entries(meanings).map(([name, means]) => [name, schema(means)]));
}

import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { countedText } from './countedText.ts';
import emailShape from '../../schemas/_shared/email.json' with { type: 'json' };

/** A line of clean text, not empty. */
export const text = (maxLength: number) =>
  countedText({ minLength: 1, maxLength, pattern: '\\S', format: 'line' });

/** Clean text with line breaks. */
export const longText = (maxLength: number, minLength = 1) =>
  countedText({ minLength, maxLength, pattern: '\\S', format: 'lines' });

/** Has the maximum length of the forms. */
export const email = Type.String({ format: 'email', maxLength: emailShape.maxLength });

/**
 * A telephone number as people write it: plus signs, then digits with spaces, parentheses, dashes, dots and slashes between them
 * (CTC-016). At most 20 characters, spaces not counted (SHELL-051).
 */
export const phone = Type.String({
  pattern: '^(?=(?: *[^ ]){1,20} *$)\\+*[ (]*[0-9][0-9 ()./-]*$',
  maxLength: 60,
});

/** A calendar day, `yyyy-mm-dd`. */
export const day = Type.String({ format: 'date', maxLength: 10 });
export const birthDay = Type.String({ format: 'birth-date', maxLength: 10 });
export const claimDay = Type.String({ format: 'claim-date', maxLength: 10 });

/** Four digits, Y, hyphen, one digit, dot, three digits, dot, three digits. */
export const policyNumber = Type.String({ pattern: '^\\d{4}Y-\\d\\.\\d{3}\\.\\d{3}$', maxLength: 15 });

export const stringEnum = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.String({ enum: [...values], pattern: `^(?:${values.join('|')})$` }));

/** One of these values, in an answer of a server. Other values are tolerated, because the code that reads them handles unknown values. */
export const openStringEnum = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.String({ examples: [...values] }));

/** An object that refuses undeclared properties. */
export const closed = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false });

/** A member that a server may leave out or send as null. */
export const optionalOrNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/**
 * A password as typed: it is not trimmed, and every character counts. A `writeOnly` value is never kept; of a request only a keyed digest
 * is.
 */
export const password = Type.String({
  minLength: 1,
  maxLength: settings.passwordMaxLength.value,
  writeOnly: true,
});

const identifier = Type.String({ minLength: 1, maxLength: 64 });
export const accountParams = closed({ accountId: identifier });
export const policyParams = closed({ accountId: identifier, policyNumber: identifier });
/** The policy number under the name `policyId` (API-052). */
export const policyIdParams = closed({ accountId: identifier, policyId: identifier });
export const notificationParams = closed({ accountId: identifier, notificationId: identifier });

export const factorParams = closed({ accountId: identifier, factorId: identifier });
export const sessionParams = closed({ accountId: identifier, sessionId: identifier });

export const claimParams = closed({ accountId: identifier, claimId: identifier });
export const claimFileParams = closed({ accountId: identifier, claimId: identifier, fileId: identifier });

export const draftParams = closed({
  accountId: identifier,
  form: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 }),
  policyNumber: identifier,
});

/** `{type, value}`, in the answers of two configuration calls. */
export const applicationEntry = Type.Object({
  type: Type.String(),
  value: Type.Union([Type.String(), Type.Boolean(), Type.Null()]),
});
export type ApplicationEntry = Static<typeof applicationEntry>;

/**
 * One key per draft, call and intent. The same key with the same body gets the first answer again and has no second effect; with another
 * body it is refused with 409.
 */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{8,200}$', maxLength: 200 })),
});

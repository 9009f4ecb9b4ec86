import { Type } from '@sinclair/typebox';
import {
  closed,
  keyNames,
  list,
  names,
  wordEnum,
  optional,
  patterns,
  record,
  reference,
  union,
} from '../../../engine/metaSchemas.ts';
import { route } from './flowFrameSchema.ts';
import { answer, payload, value } from './flowAnswerSchema.ts';
import { at, looksAfterwards, openEntry, proves, sight, stepDefinitions, stepId } from './flowStepSchema.ts';

export const given = closed(
  {
    account: optional(Type.String({ description: 'Ein Konto der Beispieldaten', ...names('account') })),
    policy: optional(
      Type.String({ description: 'Ein Vertrag dieses Kontos; ohne Angabe keiner', ...names('policy') }),
    ),
    brand: optional(Type.String({ description: 'Marke, über die die Person kommt', ...names('brand') })),
    facts: optional(
      record(value(), {
        description:
          'Fakten von Hand, statt Beispieldaten oder darüber; solche Abläufe laufen nur in der Engine',
        propertyNames: { pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*$' },
        ...keyNames('factKeys'),
      }),
    ),
    settings: optional(
      record(Type.Unknown(), {
        description: 'Schalter aus rules/_shared/settings.json mit anderem Wert; nur in der Engine',
        ...keyNames('settingKeys'),
      }),
    ),
  },
  {
    description: 'Wer meldet und zu welchem Vertrag',
    anyOf: [{ required: ['account'] }, { required: ['facts'] }],
  },
);

export const item = union([
  reference<typeof at.static>('#/$defs/at'),
  wordEnum(['back', 'reload'], { description: 'Zurück; reload: Seite neu laden' }),
  closed(
    { edit: stepId('Der Schritt, der geändert wird') },
    {
      description:
        'Auf der Zusammenfassung den Schritt zum Ändern öffnen. Weiter führt danach zur Zusammenfassung zurück, wenn nichts Neues offen ist, sonst zum ersten Schritt, der offene Fragen hat oder noch nicht zu sehen war.',
    },
  ),
  closed(
    { away: route('Die Adresse') },
    {
      description: 'Das Formular zeigt keinen Schritt: Wer so einsteigt, wird zu dieser Adresse geführt.',
    },
  ),
  closed(
    { open: Type.String({ description: 'Die Adresse', pattern: patterns.route }) },
    {
      description:
        'Eine Adresse unmittelbar öffnen. Wer sie noch nicht erreichen kann, landet auf dem letzten erreichbaren Schritt.',
    },
  ),
]);

export const flowAnswer = closed(
  {
    ...answer,
    call: optional(
      Type.String({
        description:
          'Welcher der gesendeten Aufrufe so beantwortet wird; ohne Angabe der letzte. Die davor gelingen.',
        ...names('operation'),
      }),
    ),
    then: optional(reference<typeof looksAfterwards.static>('#/$defs/looks')),
  },
  {
    description: 'Eine Antwort auf das Senden und was darauf folgt',
    oneOf: [{ required: ['stays'] }, { required: ['goes'] }, { required: ['ends'] }],
  },
);

export const variant = closed(
  {
    name: Type.String({ description: 'Worin sie sich unterscheidet', minLength: 1 }),
    proves,
    given: optional(
      Type.Unsafe<Partial<typeof given.static>>({
        description: 'Ersetzt einzelne Angaben von given; Fakten kommen zu denen des Ablaufs',
        type: 'object',
      }),
    ),
    change: optional(
      record(value(), {
        description:
          'Vollständiger Pfad und Wert. Ersetzt die Angabe in dem enter, das sie zuletzt macht, sonst kommt sie an das Ende des letzten enter ihres Schritts. null lässt die Angabe weg. Die Blicke des Ablaufs gelten in einer Variante nicht; sie hat eigene (sees).',
        propertyNames: { $ref: '#/$defs/path' },
        ...keyNames('answerKeys'),
      }),
    ),
    without: optional(
      list(stepId(), {
        description: 'Schritte, die in der Variante nicht vorkommen dürfen; ihre Einträge entfallen',
      }),
    ),
    submits: optional(payload('Ersetzt submits des Ablaufs')),
    sees: optional(
      record(reference<typeof sight.static>('#/$defs/sight'), {
        description:
          'Je Schritt, was die Variante dort sieht, und was sie in Dialogen wählt. Ein Schritt, den der Ablauf nicht erreicht, kommt hinzu.',
        propertyNames: { $ref: '#/$defs/stepId' },
        minProperties: 1,
      }),
    ),
    blocked: optional(
      closed(
        {
          at: stepId('Der Schritt, auf dem sie endet'),
          open: list(openEntry, { description: 'Was dort offen ist', minItems: 1 }),
        },
        { description: 'Die Variante endet blockiert: Schritt und was dort offen ist' },
      ),
    ),
  },
  { description: 'Derselbe Ablauf mit anderen Angaben' },
);

export const flow = closed(
  {
    flow: Type.String({ description: 'Was geschieht, in einem Satz', minLength: 1 }),
    form: Type.String({ description: 'Kennung des Formulars', pattern: patterns.id, ...names('form') }),
    proves,
    browser: optional(
      Type.Boolean({
        description:
          'true: Der Ablauf läuft auch im Browser, ohne seine Varianten. Ohne Angabe läuft er nur in der Engine.',
      }),
    ),
    today: optional(
      Type.String({
        description:
          'Der heutige Tag des Ablaufs. Ohne Angabe 2026-11-21. Im Browser gilt der Tag des Servers.',
        format: 'date',
      }),
    ),
    given: reference<typeof given.static>('#/$defs/given'),
    presses: optional(
      Type.Integer({
        description:
          'So viele Handgriffe braucht der Ablauf ohne seine Varianten höchstens: jede Antwort, jede Schaltfläche, jedes Weiter und das Senden zählen eins',
        minimum: 1,
      }),
    ),
    steps: list(reference<typeof item.static>('#/$defs/item'), {
      description: 'Was nacheinander getan und gesehen wird',
      minItems: 1,
    }),
    submits: optional(payload()),
    leads: optional(route('Wohin ein Formular führt, das nichts sendet, wenn es ausgefüllt ist')),
    'answers from server': optional(
      list(reference<typeof flowAnswer.static>('#/$defs/answer'), {
        description: 'Antworten auf das Senden. Der Ablauf läuft für jede Zeile einmal bis zum Senden.',
        minItems: 1,
      }),
    ),
    variants: optional(
      list(reference<typeof variant.static>('#/$defs/variant'), {
        description: 'Derselbe Ablauf mit anderen Angaben',
        minItems: 1,
      }),
    ),
  },
  {
    title: 'Ein Ablauf-Test (test/flows/<Formular>/<name>.flow.yaml)',
    description:
      'Die Einträge von steps laufen der Reihe nach. Nach einem Eintrag mit at wird Weiter gedrückt, wenn der nächste Eintrag ein at mit einem anderen Schritt ist; das muss dann möglich sein und dorthin führen. Nach dem letzten Eintrag wird gesendet, wenn der Ablauf submits oder answers from server hat. Felder heißen innerhalb des Schritts wie im Schema: contactData, otherPerson.street, people.0.email (Zeilen ab 0).',
  },
);

/** Source of the meta-schema of flow tests, and of the types in `Flow.ts`. */
export const flowFile = {
  schema: flow,
  definitions: { given, item, ...stepDefinitions, answer: flowAnswer, variant },
  file: 'none',
} as const;

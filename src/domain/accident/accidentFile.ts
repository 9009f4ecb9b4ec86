import { Type } from '@sinclair/typebox';
import { choice, closed, words } from '../fileTypes.ts';

const accidentQuestion = closed(
  {
    name: words('Name der Angabe und ihrer Texte in schemas/_shared/texts/accident.de.json: ask.<name>'),
    kind: choice(
      ['text', 'lines', 'name', 'plate', 'phone', 'date', 'time', 'choice', 'position'],
      'Art des Eingabefelds; position ist ein Text, den ein Druck mit dem Standort füllt',
    ),
    hint: Type.Optional(Type.Literal(true, { description: 'Die Angabe hat eine Hilfe: ask.<name>.hint' })),
    maxLength: Type.Optional(
      Type.Integer({ description: 'So viele Zeichen hat die Angabe höchstens', minimum: 1 }),
    ),
    options: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Nur bei choice: die Antworten, mit Texten ask.<name>.<antwort>',
        minItems: 2,
      }),
    ),
  },
  'Eine Angabe, nie eine Pflicht',
);

const questionList = (description: string) => Type.Array(accidentQuestion, { description, minItems: 1 });

const names = (description: string) => Type.Array(words(description), { description, minItems: 1 });

const accidentSide = closed(
  {
    name: names('Angaben für den Namen'),
    address: names('Angaben für die Anschrift'),
    phone: names('Angaben für das Telefon'),
    model: names('Angaben für Marke und Modell'),
    plate: names('Angaben für das Kennzeichen'),
    insurer: names('Angaben für den Versicherer'),
    policy: names('Angaben für die Versicherungsnummer'),
    damage: names('Angaben für die sichtbaren Schäden'),
  },
  'Eine Spalte des Unfallberichts',
);

const reportAnswer = closed(
  {
    to: words('Feld der Schadenmeldung'),
    from: Type.Array(Type.String(), {
      description: 'Angaben, aus denen die Antwort entsteht; mehrere werden mit Komma verbunden',
      minItems: 1,
    }),
    means: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()]), {
        description:
          'Antwort der Meldung je Angabe; * steht für jede. Ohne means bleibt der Text, wie er ist',
        minProperties: 1,
      }),
    ),
  },
  'Eine Antwort der Schadenmeldung',
);

/** `rules/_shared/accident.json`. Source of the types in `Accident.ts` and of the meta-schema. Browsers load nothing of this file. */
export const accidentFile = {
  title:
    'Was die Unfallhilfe (/unfall) fragt und wie ihre Angaben in die Schadenmeldung kommen (rules/_shared/accident.json)',
  schema: closed({
    $schema: Type.Optional(Type.String()),
    photos: closed(
      {
        edge: Type.Integer({ description: 'Längste Seite eines aufbewahrten Fotos in Pixeln', minimum: 400 }),
        quality: Type.Number({ description: 'Güte der JPEG-Datei', exclusiveMinimum: 0, maximum: 1 }),
        subjects: Type.Array(Type.String(), {
          description: 'Was zu fotografieren ist, mit Texten photo.<name>',
          minItems: 1,
        }),
      },
      'Fotos, die auf dem Gerät bleiben',
    ),
    questions: closed(
      {
        place: questionList('Schritt „Wo bin ich?“'),
        other: questionList('Schritt „Die andere Seite“'),
        people: questionList('Schritt „Verletzte, Polizei, Zeugen“'),
        own: questionList('Meine Angaben, für die Karte und den Unfallbericht'),
      },
      'Was die Schritte fragen',
    ),
    card: closed(
      {
        name: words('Angabe für den Namen'),
        plate: words('Angabe für das Kennzeichen'),
        insurer: words('Angabe für den Versicherer'),
        policy: words('Angabe für die Versicherungsnummer'),
        phone: words('Angabe für das Telefon'),
      },
      'Welche Angaben auf der Karte für die andere Person stehen',
    ),
    statement: closed(
      {
        moment: names('Angaben für Feld 1'),
        place: names('Angaben für Feld 2'),
        injured: words('Angabe für Feld 3, mit den Antworten yes und no'),
        objects: names('Angaben für Feld 4'),
        witnesses: names('Angaben für Feld 5'),
        police: names('Angaben für die Zeile mit der Polizei'),
        remarks: names('Angaben für Feld 14'),
        a: accidentSide,
        b: accidentSide,
      },
      'Welche Angaben im Unfallbericht stehen',
    ),
    report: closed(
      {
        form: words('Kennung des Formulars, das mit den Angaben beginnt'),
        entry: words('Adresse der Seite, die nach der Anmeldung die Angaben anbietet'),
        address: words('Adresse seines ersten Schritts'),
        answers: Type.Array(reportAnswer, {
          description: 'In dieser Reihenfolge eingetragen. Was der Vertrag nicht fragt, bleibt weg',
          minItems: 1,
        }),
      },
      'Wie aus den Angaben eine Schadenmeldung wird',
    ),
  }),
  definitions: { accidentQuestion, accidentSide, reportAnswer },
};

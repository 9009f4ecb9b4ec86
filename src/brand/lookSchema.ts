import { Type } from '@sinclair/typebox';
import { patterns } from './lookPatterns.ts';
import { corners, densities, edges, families, grounds, headings, landscapes } from './lookTables.ts';

const oneOf = <const Name extends string>(names: readonly Name[], description: string) =>
  Type.Unsafe<Name>(
    Type.Union(
      names.map((name) => Type.Literal(name)),
      { description },
    ),
  );
const keysOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];
const sentence = (description: string, maxLength: number) =>
  Type.String({
    description,
    maxLength,
    pattern: '^[^\\s{}\\u0000-\\u001f\\u007f][^{}\\u0000-\\u001f\\u007f]*$',
  });

/** The member `look` of a brand: which of the shapes, pictures and patterns of the portal it has, and how it speaks. */
export const lookSchema = Type.Object(
  {
    corners: oneOf(keysOf(corners), 'Ecken von Karten, Feldern und Knöpfen'),
    edge: oneOf(keysOf(edges), 'Rand von Karten: Linie, Rahmen, Schatten oder Balken'),
    density: oneOf(keysOf(densities), 'Abstände und Höhe der Felder'),
    headings: oneOf(keysOf(headings), 'Stärke der Überschriften'),
    pictures: oneOf(families, 'Familie der Zeichnungen: Linien, Flächen oder Dreiecke'),
    landscape: oneOf(landscapes, 'Landschaft hinter dem Fahrzeug'),
    ground: oneOf(grounds, 'Grund des Fahrzeugs: heller Ton, Weiß oder die volle Farbe der Marke'),
    pattern: oneOf(['none', ...keysOf(patterns)], 'Muster oben auf der Seite'),
    tone: Type.Object(
      {
        greeting: sentence('Gruß auf der Startseite; Komma und Name folgen', 20),
        thanks: sentence('Dank auf der Quittung einer Meldung, ein Satz', 80),
        error: sentence('Erster Satz der Fehlerseite', 80),
      },
      { description: 'Drei Sätze, wie die Marke spricht', additionalProperties: false },
    ),
  },
  {
    description: 'Gesicht der Marke: Form, Bilder und Ton, auch ohne Farbe zu erkennen',
    additionalProperties: false,
  },
);

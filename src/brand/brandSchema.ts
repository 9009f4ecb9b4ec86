import { Type, type TProperties } from '@sinclair/typebox';
import { lookSchema } from './lookSchema.ts';

type Keywords = Readonly<Record<string, unknown>>;

const closed = <Members extends TProperties>(members: Members, keywords: Keywords = {}) =>
  Type.Object(members, { ...keywords, additionalProperties: false });
const text = (pattern: string, keywords: Keywords = {}) => Type.String({ ...keywords, pattern });
/** A one-line text that is not empty. */
const words = (keywords: Keywords = {}) =>
  text('^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$', keywords);

/*
 * What becomes part of a policy, a header, a link or a path consists of letters that mean nothing there: no quote, semicolon, comma,
 * question mark or slash can end its place.
 */
const host = '[a-z0-9-]+(\\.[a-z0-9-]+)*';
const path = '(/[\\w~-][\\w.~-]*)';
const hostname = `^${host}$`;
const authority = `^(${path}+|https://${host}(:\\d{1,5})?${path}*/?|http://localhost(:\\d{1,5})?${path}*/?)$`;
const receiver = `^(${path}+|https://${host}(:\\d{1,5})?${path}*/?|http://localhost(:\\d{1,5})?${path}*/?)$`;
const phone = '^[+\\d][\\d /()-]+$';
const email = `^[\\w+-]+(\\.[\\w+-]+)*@${host}$`;
const color = '^#[0-9a-fA-F]{6}$';
const drawing = '^[\\w-]+\\.svg$';
const key = '^[\\w.~-]+$';
const contentHost = '^([a-z0-9-]+(\\.[a-z0-9-]+)+|localhost:\\d{1,5})$';

/** Signature algorithms with a public key; with a shared secret, every service that checks tokens could also make them. */
const algorithms = [
  ...(['ES256', 'ES384', 'ES512'] as const),
  ...(['RS256', 'RS384', 'RS512'] as const),
  ...(['PS256', 'PS384', 'PS512'] as const),
  ...(['EdDSA', 'Ed25519'] as const),
] as const;

const members = {
  id: text('^[a-z][a-z0-9-]*$', { description: 'Name des Ordners' }),
  realm: words({
    description: 'Realm beim Anmeldedienst; klein geschrieben das Kennzeichen der Marke in Inhalten',
  }),
  name: words({ description: 'Name, wie Kundinnen und Kunden ihn lesen' }),
  hostnames: Type.Array(text(hostname), {
    description:
      'Hostnamen ohne Port, klein geschrieben; beginnt einer mit "stage", kommen die Inhalte aus der Umgebung stage',
    minItems: 1,
    uniqueItems: true,
  }),
  identity: closed(
    {
      authority: text(authority, {
        description: '"/oidc" für den eingebauten Dienst, sonst die vollständige Adresse des Ausstellers',
      }),
      clientId: words({ description: 'Kennung des Portals beim Anmeldedienst' }),
      scope: text('(^| )openid( |$)', { description: 'durch Leerzeichen getrennt, enthält openid' }),
      accountIdClaim: Type.Optional(
        words({ description: 'Merkmal mit der Kontonummer in beiden Token; Vorgabe accountId' }),
      ),
      emailClaim: Type.Optional(
        words({ description: 'Merkmal mit der E-Mail-Adresse im ID-Token; Vorgabe email' }),
      ),
      sessionEndClaim: Type.Optional(
        words({
          description:
            'Merkmal im ID-Token mit dem Ende der Sitzung in Sekunden seit 1970; Vorgabe session_expiry',
        }),
      ),
      audience: Type.Optional(
        words({ description: 'für wen Zugriffstoken gelten (aud); Vorgabe urn:kfz-portal:api' }),
      ),
      algorithms: Type.Optional(
        Type.Array(Type.Union(algorithms.map((name) => Type.Literal(name))), {
          description: 'womit Zugriffstoken unterschrieben sein dürfen; Vorgabe ES256',
          minItems: 1,
          uniqueItems: true,
        }),
      ),
    },
    { description: 'Anmeldedienst (OpenID Connect)' },
  ),
  contact: closed(
    {
      phone: text(phone, { description: 'Kundenservice' }),
      email: text(email, { description: 'Adresse des Kundenservice' }),
      claimsPhone: text(phone, { description: 'Schadenservice' }),
      claimsEmail: text(email, { description: 'Adresse des Schadenservice' }),
    },
    { description: 'Wie man uns erreicht' },
  ),
  footer: closed(
    {
      support: Type.Boolean({ description: 'ob die Fußzeile Versicherer und Vermittler nennt' }),
      // BRAND-007 allows two readings.
      withoutSupport: Type.Optional(
        Type.Union([Type.Literal('nothing'), Type.Literal('links')], {
          description: 'was sonst erscheint: gar nichts (Vorgabe) oder nur die vier Links',
        }),
      ),
      insurer: words({ description: 'Name des Versicherers' }),
      broker: words({ description: 'Name des Vermittlers' }),
    },
    { description: 'Fußzeile' },
  ),
  colors: closed(
    {
      primary: text(color, { description: 'Hauptaktion, aktiver Ort, Links' }),
      neutral: text(color, { description: 'Farbton von Hintergrund, Grau und Linien' }),
    },
    {
      description:
        'Zwei Farben; alle anderen, auch die dunklen, werden daraus mit ausreichendem Kontrast abgeleitet',
    },
  ),
  look: lookSchema,
  logo: closed(
    {
      light: text(drawing, { description: 'Zeichen und Name auf hellem Grund' }),
      dark: text(drawing, { description: 'Zeichen und Name auf dunklem Grund' }),
      mark: text(drawing, { description: 'Zeichen allein, quadratisch, für beide Gründe' }),
    },
    { description: 'Dateien neben brand.json' },
  ),
  content: closed(
    {
      space: text(key, { description: 'Bereich der Marke im Inhaltsdienst' }),
      host: Type.Union([text(contentHost), Type.Null()], {
        description:
          'null für den eingebauten Dienst, sonst der Hostname (zum Ausprobieren auch localhost mit Port)',
      }),
      accessToken: text(key, { description: 'öffentlicher Leseschlüssel' }),
      mediaHosts: Type.Optional(
        Type.Array(
          text(contentHost, {
            description: 'Hostname ohne https:// und Pfad (zum Ausprobieren auch localhost mit Port)',
          }),
          {
            description:
              'Hosts, von denen Seiten Bilder und Filme laden dürfen, und der Server Dateien; Vorgabe bei eigenem Dienst: die von Contentful',
            uniqueItems: true,
          },
        ),
      ),
    },
    { description: 'Inhaltsdienst' },
  ),
  places: Type.Union(
    [
      closed({
        provider: Type.Literal('local', {
          description: 'Anbieter: das eingebaute Verzeichnis oder Google Maps',
        }),
      }),
      closed({
        provider: Type.Literal('google', {
          description: 'Anbieter: das eingebaute Verzeichnis oder Google Maps',
        }),
        key: text(key, { description: 'Schlüssel für Google Maps' }),
      }),
    ],
    { description: 'Adresssuche' },
  ),
  shortReports: Type.Optional(
    Type.Literal(true, {
      description:
        'true: Schadenarten mit einem Kurzformular werden auf einer Seite gemeldet; sonst gibt es nur die ausführliche Meldung',
    }),
  ),
  analytics: Type.Optional(
    closed(
      {
        address: text(receiver, {
          description:
            '"/analytics/records" für den eingebauten Zähler, sonst die vollständige Adresse, an die jede Aufzeichnung geht',
        }),
      },
      { description: 'Statistik, nur mit Einwilligung; ohne diesen Eintrag wird nichts aufgezeichnet' },
    ),
  ),
};

/**
 * The content of a `brands/<id>/brand.json`. The type `Brand`, the meta-schema for editors and lint (`forms schemas --write`) and the check
 * at the start of the server come from it. Browsers load nothing of this file.
 */
export const brandSchema = closed(
  { $schema: Type.Optional(Type.String()), ...members },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Eine Marke des Portals (brands/<id>/brand.json)',
  },
);

import { isRecord } from '../../plain/isRecord.ts';
import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { contentLocale, type ContentRecord, createLink } from './ContentRecord.ts';
import { findLinkedRecords } from './findLinkedRecords.ts';
import { type Content, loadContent } from './loadContent.ts';
import { BadQuery, queryRecords, parseWholeNumber } from './queryRecords.ts';
import { settings } from '../settings/settings.ts';

/** Both environments have the same shipped content. */
const environments = ['master', 'stage'];

interface ContentAccess {
  readonly space: string;
  readonly accessToken: string;
  /** Returns the host of the addresses customers see. */
  readonly findSite: (host: string) => { readonly host: string } | null;
}

/**
 * Creates the embedded content service under `/cms`. It speaks the protocol of Contentful's delivery service, so that the portal reads it
 * with the same client as the real one. `space` and `accessToken` are those of the brands.
 */
export function contentRoutes(access: ContentAccess): Hono {
  const app = new Hono();
  let loading: Promise<Content> | undefined;
  /** The first request loads the content, because drawing its forms takes long. */
  const content = () => (loading ??= loadContent());
  const base = '/cms/spaces/:space/environments/:environment';
  guard(app, base, access);

  for (const kind of ['entries', 'assets'] as const) {
    app.get(`${base}/${kind}`, async (context) => answerList(context, kind, await content(), access));
    app.get(`${base}/${kind}/:id`, async (context) => answerEntry(context, (await content())[kind], access));
  }
  app.get(`${base}/locales`, (context) => context.json(locales));
  app.get('/cms/files/:id/:name', async (context) => {
    const { files } = await content();
    const file = files.get(`${context.req.param('id')}/${context.req.param('name')}`);
    if (!file) return answerNotFound(context);
    const isPicture = file.contentType.startsWith('image/');
    return context.body(file.bytes, 200, {
      'content-type': file.contentType,
      ...(isPicture
        ? { 'cache-control': `public, max-age=${settings.content.pictureSeconds}` }
        : { 'content-disposition': `attachment; filename="${context.req.param('name')}"` }),
      'x-content-type-options': 'nosniff',
    });
  });
  app.all('/cms/*', answerNotFound);
  app.onError((error, context) => {
    if (error instanceof BadQuery) return refuse(context, 400, 'InvalidQuery', error.message);
    throw error;
  });
  return app;
}

/** Refuses a wrong token, a foreign space or environment and another language. */
function guard(app: Hono, base: string, { space, accessToken }: ContentAccess): void {
  app.use('/cms/spaces/*', async (context, next) => {
    if (context.req.header('authorization') === `Bearer ${accessToken}`) return next();
    return refuse(
      context,
      401,
      'AccessTokenInvalid',
      'The access token you sent could not be found or is invalid.',
    );
  });
  app.use(`${base}/*`, async (context, next) => {
    const environment = context.req.param('environment') ?? '';
    if (context.req.param('space') !== space || !environments.includes(environment))
      return answerNotFound(context);
    const locale = context.req.query('locale') ?? contentLocale;
    return locale === contentLocale
      ? next()
      : refuse(context, 400, 'BadRequest', `Unknown locale: ${locale}`);
  });
}

const locales = {
  sys: { type: 'Array' },
  total: 1,
  skip: 0,
  limit: 1000,
  items: [
    {
      sys: { id: contentLocale, type: 'Locale', version: 1 },
      code: contentLocale,
      name: 'Deutsch',
      default: true,
      fallbackCode: null,
    },
  ],
};

function answerList(
  context: Context,
  kind: 'entries' | 'assets',
  content: Content,
  access: ContentAccess,
): Response {
  const query = new URL(context.req.url).searchParams;
  const { items, ...page } = queryRecords(content[kind], query);
  const depth = parseWholeNumber(query.get('include') ?? '1', 'include', 0, 10);
  const includes = findLinkedRecords(items, content.links, depth);
  const send = (record: ContentRecord) => toSentRecord(record, context, access);
  return context.json({
    sys: { type: 'Array' },
    ...page,
    items: items.map((item) => selectFields(send(item), query.get('select'))),
    ...(Object.keys(includes).length > 0 && {
      includes: Object.fromEntries(Object.entries(includes).map(([type, all]) => [type, all.map(send)])),
    }),
  });
}

function answerEntry(context: Context, records: readonly ContentRecord[], access: ContentAccess): Response {
  const record = records.find(({ sys }) => sys.id === context.req.param('id'));
  return record ? context.json(toSentRecord(record, context, access)) : answerNotFound(context);
}

interface SentRecord {
  readonly metadata: unknown;
  readonly sys: unknown;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns a record as the protocol sends it: in the requested space and environment, with the host of the site in the addresses of files. */
function toSentRecord(
  { sys, fields }: ContentRecord,
  context: Context,
  { findSite }: ContentAccess,
): SentRecord {
  const { space = '', environment = '' } = context.req.param();
  const file = fields['file'];
  const host = findSite(context.req.header('host') ?? '')?.host ?? '';
  return {
    metadata: { tags: [], concepts: [] },
    sys: { ...sys, space: createLink('Space', space), environment: createLink('Environment', environment) },
    fields:
      isRecord(file) && 'url' in file
        ? { ...fields, file: { ...file, url: `//${host}${String(file['url'])}` } }
        : fields,
  };
}

/** Selects fields of a record. `sys` always stays, because clients need it to resolve links. */
function selectFields(record: SentRecord, select: string | null): SentRecord {
  const paths = select?.split(',') ?? [];
  if (paths.length === 0 || paths.includes('fields')) return record;
  if (paths.some((path) => !/^(fields|sys|metadata)(\.\w+)?$/.test(path))) {
    throw new BadQuery(`The selection "${select}" is not supported`);
  }
  const fields = Object.entries(record.fields).filter(([name]) => paths.includes(`fields.${name}`));
  return { ...record, fields: Object.fromEntries(fields) };
}

const answerNotFound = (context: Context): Response =>
  refuse(context, 404, 'NotFound', 'The resource could not be found.');

function refuse(context: Context, status: 400 | 401 | 404, id: string, message: string): Response {
  return context.json({ sys: { type: 'Error', id }, message, requestId: randomUUID() }, status);
}

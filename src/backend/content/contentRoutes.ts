import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { ContentRecord } from './ContentRecord.ts';
import { linkTo } from './ContentRecord.ts';
import { linkedRecords } from './linkedRecords.ts';
import { contentLocale, loadContent } from './loadContent.ts';
import { BadQuery, queryRecords, wholeNumber } from './queryRecords.ts';

/** Both environments carry the same shipped content. */
const environments = ['master', 'stage'];

/**
 * The embedded content service under `/cms`, in the protocol of Contentful's delivery service, so that the
 * portal reads it with the same client as the real one. `space` and `accessToken` are those of the brands.
 */
export function contentRoutes({ space, accessToken }: { space: string; accessToken: string }): Hono {
  const content = loadContent();
  const app = new Hono();
  const base = '/cms/spaces/:space/environments/:environment';

  app.use('/cms/spaces/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${accessToken}`) {
      return refuse(
        context,
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    return next();
  });
  app.use(`${base}/*`, async (context, next) => {
    if (
      context.req.param('space') !== space ||
      !environments.includes(context.req.param('environment') ?? '')
    ) {
      return notFound(context);
    }
    const locale = context.req.query('locale') ?? contentLocale;
    return locale === contentLocale
      ? next()
      : refuse(context, 400, 'BadRequest', `Unknown locale: ${locale}`);
  });

  app.get(`${base}/entries`, (context) => list(context, content.entries));
  app.get(`${base}/assets`, (context) => list(context, content.assets));
  app.get(`${base}/entries/:id`, (context) => one(context, content.entries));
  app.get(`${base}/assets/:id`, (context) => one(context, content.assets));
  app.get(`${base}/locales`, (context) =>
    context.json({
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
    }),
  );
  app.get('/cms/files/:id/:name', (context) => {
    const file = content.files.get(`${context.req.param('id')}/${context.req.param('name')}`);
    if (!file) return notFound(context);
    return context.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${context.req.param('name')}"`,
      'x-content-type-options': 'nosniff',
    });
  });
  app.all('/cms/*', notFound);
  app.onError((error, context) => {
    if (error instanceof BadQuery) return refuse(context, 400, 'InvalidQuery', error.message);
    throw error;
  });
  return app;

  function list(context: Context, records: readonly ContentRecord[]): Response {
    const query = new URL(context.req.url).searchParams;
    const { items, ...page } = queryRecords(records, query);
    const includes = linkedRecords(
      items,
      content,
      wholeNumber(query.get('include') ?? '1', 'include', 0, 10),
    );
    const send = (record: ContentRecord) => asSent(record, context);
    return context.json({
      sys: { type: 'Array' },
      ...page,
      items: items.map((item) => selected(send(item), query.get('select'))),
      ...(Object.keys(includes).length > 0 && {
        includes: Object.fromEntries(Object.entries(includes).map(([type, all]) => [type, all.map(send)])),
      }),
    });
  }

  function one(context: Context, records: readonly ContentRecord[]): Response {
    const record = records.find(({ sys }) => sys.id === context.req.param('id'));
    return record ? context.json(asSent(record, context)) : notFound(context);
  }

  function asSent({ sys, fields }: ContentRecord, context: Context): SentRecord {
    const file = fields['file'] as { url: string } | undefined;
    return {
      metadata: { tags: [], concepts: [] },
      sys: {
        ...sys,
        space: linkTo('Space', space),
        environment: linkTo('Environment', context.req.param('environment') ?? ''),
      },
      fields: file
        ? { ...fields, file: { ...file, url: `//${new URL(context.req.url).host}${file.url}` } }
        : fields,
    };
  }
}

interface SentRecord {
  readonly metadata: unknown;
  readonly sys: unknown;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** `sys` always stays: without it a client cannot resolve links. */
function selected(record: SentRecord, select: string | null): SentRecord {
  const paths = select?.split(',') ?? [];
  if (paths.length === 0 || paths.includes('fields')) return record;
  if (paths.some((path) => !/^(fields|sys|metadata)(\.\w+)?$/.test(path))) {
    throw new BadQuery(`The selection "${select}" is not supported`);
  }
  const fields = Object.entries(record.fields).filter(([name]) => paths.includes(`fields.${name}`));
  return { ...record, fields: Object.fromEntries(fields) };
}

const notFound = (context: Context): Response =>
  refuse(context, 404, 'NotFound', 'The resource could not be found.');

function refuse(context: Context, status: 400 | 401 | 404, id: string, message: string): Response {
  return context.json({ sys: { type: 'Error', id }, message, requestId: randomUUID() }, status);
}

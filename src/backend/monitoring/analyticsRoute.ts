import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Metrics } from './createMetrics.ts';
import { settings } from '../settings/settings.ts';

const recordSchema = Type.Object(
  {
    kind: Type.Union([Type.Literal('page'), Type.Literal('event')]),
    name: Type.String({ pattern: '^[\\w/:.-]{1,100}$' }),
  },
  { additionalProperties: false },
);

/**
 * Creates the route of the embedded analytics tool. It takes one record per request, as browsers send it (`navigator.sendBeacon`, text),
 * counts it in the metrics and stores nothing about the sender.
 */
export function analyticsRoute(count: Metrics['countUse']): Hono {
  const app = new Hono();
  const tooLarge = bodyLimit({
    maxSize: settings.monitoring.useRecordMaxBytes,
    onError: (context) => context.text('TOO_LARGE', 413),
  });
  app.post('/analytics/records', tooLarge, async (context) => {
    const record = readRecord(await context.req.text());
    if (record === null) return context.text('MALFORMED', 400);
    count(record.kind, record.name);
    return context.body(null, 204);
  });
  app.all('/analytics/*', (context) => context.text('NOT_FOUND', 404));
  return app;
}

function readRecord(text: string): Static<typeof recordSchema> | null {
  try {
    const record: unknown = JSON.parse(text);
    return Value.Check(recordSchema, record) ? record : null;
  } catch {
    return null;
  }
}

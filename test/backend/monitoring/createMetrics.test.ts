import { expect, it } from 'vitest';
import { createMetrics } from '../../../src/backend/monitoring/createMetrics.ts';
import type { LogEntry } from '../../../src/backend/http/LogEntry.ts';

const request = {
  event: 'request',
  id: '11111111-aaaa',
  method: 'POST',
  route: '/api/v1/claim/accounts/{accountId}',
  status: 201,
  milliseconds: 40,
  step: 'claim-report/summary',
} as const satisfies LogEntry;

const counted = { pages: new Set(['/blog/article/:id']), formSteps: new Set(['claim-report/summary']) };

const linesOf = (entries: readonly LogEntry[]) => {
  const metrics = createMetrics(counted);
  for (const entry of entries) metrics.count(entry);
  return metrics.text({ portal_answer: { help: 'A figure.', value: 42 } }).split('\n');
};

it('counts requests by operation and status, and their durations in buckets', () => {
  const lines = linesOf([request, request, { ...request, status: 503, milliseconds: 700 }]);

  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE portal_requests_total counter',
      'portal_requests_total{operation="reportClaim",status="201"} 2',
      'portal_requests_total{operation="reportClaim",status="503"} 1',
      '# TYPE portal_request_seconds histogram',
      'portal_request_seconds_bucket{operation="reportClaim",le="0.025"} 0',
      'portal_request_seconds_bucket{operation="reportClaim",le="0.05"} 2',
      'portal_request_seconds_bucket{operation="reportClaim",le="+Inf"} 3',
      'portal_request_seconds_sum{operation="reportClaim"} 0.78',
      'portal_request_seconds_count{operation="reportClaim"} 3',
      '# TYPE portal_answer gauge',
      'portal_answer 42',
    ]),
  );
});

it('counts outcomes by form and step of signed-in customers, for steps that exist', () => {
  const strange = Array.from({ length: 1000 }, (_, index) => ({ ...request, step: `form-${index}/step` }));
  const lines = linesOf([
    ...strange,
    request,
    { ...request, status: 403, code: 'DEMO_ACCOUNT' },
    { ...request, status: 401 },
  ]);

  expect(lines).toEqual(
    expect.arrayContaining([
      'portal_form_answers_total{form="claim-report",step="summary",outcome="201"} 1',
      'portal_form_answers_total{form="claim-report",step="summary",outcome="DEMO_ACCOUNT"} 1',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('portal_form_answers_total{'))).toHaveLength(2);
  expect(lines.join('\n')).not.toMatch(/nobody|11111111/);
});

it('counts errors by reason, and failed mails', () => {
  const lines = linesOf([
    { event: 'error', id: '1', name: 'DatabaseUnavailable', reason: 'ECONNREFUSED', at: [] },
    { event: 'mailFailed', mail: '7', attempts: 1, name: 'ETIMEDOUT' },
  ]);

  expect(lines).toContain('portal_errors_total{name="DatabaseUnavailable",reason="ECONNREFUSED"} 1');
  expect(lines).toContain('portal_mail_failures_total{reason="ETIMEDOUT"} 1');
});

it('counts pages and events that exist, after any number of made-up names', () => {
  const metrics = createMetrics(counted);
  for (const kind of ['page', 'event'] as const)
    for (let index = 0; index < 20_000; index += 1) metrics.countUse(kind, `/made-up/${index}`);
  metrics.countUse('page', '/blog/article/:id');
  metrics.countUse('event', 'reportClaim');
  metrics.countUse('event', '/blog/article/:id');

  expect(metrics.text({}).match(/^portal_uses_total.*$/gm)).toEqual([
    'portal_uses_total{kind="page",name="/blog/article/:id"} 1',
    'portal_uses_total{kind="event",name="reportClaim"} 1',
  ]);
});

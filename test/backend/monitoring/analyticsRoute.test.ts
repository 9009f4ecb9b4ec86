import { expect, it } from 'vitest';
import { analyticsRoute } from '../../../src/backend/monitoring/analyticsRoute.ts';

const post = async (body: string) => {
  const counted: string[] = [];
  const app = analyticsRoute((kind, name) => counted.push(`${kind} ${name}`));
  const { status } = await app.request('/analytics/records', { method: 'POST', body });
  return { status, counted };
};

it('SHELL-045 a record is counted by its name', async () => {
  expect(await post('{"kind":"page","name":"/blog/article/:id"}')).toEqual({
    status: 204,
    counted: ['page /blog/article/:id'],
  });
});

it.each([
  ['no JSON', 'page', 400],
  ['an unknown kind', '{"kind":"click","name":"a"}', 400],
  ['a name with a question', '{"kind":"page","name":"/faq?suche=Unfall"}', 400],
  ['more than it takes', '{"kind":"page","name":"a","email":"a@beispiel.de"}', 400],
  ['too much', JSON.stringify({ kind: 'page', name: 'a'.repeat(2000) }), 413],
])('%s is refused', async (_, body, status) => {
  expect(await post(body)).toEqual({ status, counted: [] });
});

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { flowsCommand } from '../../src/cli/commands/flowsCommand.ts';
import { below, definitionsCopy, editJson, type Json } from './definitionsCopy.ts';

const root = definitionsCopy('.');
const flow = 'test/flows/contact-mail/request.flow.yaml';
cpSync('test/flows/contact-mail', join(root, 'test/flows/contact-mail'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const run = (accept: boolean) => flowsCommand.run({ root, accept, form: 'contact-mail', pattern: null });

describe('flows --accept', () => {
  it('writes what is sent now, says the difference, and leaves the rest as it was', async () => {
    const before = readFileSync(flow, 'utf8').split('\n');
    editJson(root, 'schemas/contact-mail/calls.json', (value) => {
      const [call] = value['calls'] as Json[];
      if (call) below(call, 'send')['text'] = { const: 'immer dasselbe' };
    });
    expect((await run(false)).code).toBe(1);

    const { code, text } = await run(true);

    expect(text).toMatch(
      /^Übernommen: .*request\.flow\.yaml submits\.text: bisher ".*", jetzt "immer dasselbe"$/m,
    );
    expect(code).toBe(0);
    const after = readFileSync(join(root, flow), 'utf8').split('\n');
    expect(after.filter((line) => !before.includes(line)).join('\n')).toMatch(/^ *text: immer dasselbe$/m);
    expect(after.length).toBe(before.length);
  });

  it('writes nothing when the way itself fails', async () => {
    const before = readFileSync(flow, 'utf8').replace(/submits:/, '  - { at: elsewhere }\nsubmits:');
    writeFileSync(join(root, flow), before);

    await run(true);

    expect(readFileSync(join(root, flow), 'utf8')).toBe(before);
  });
});

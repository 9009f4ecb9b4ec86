import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAnswerKey } from '../../src/cli/kept/createAnswerKey.ts';

const root = mkdtempSync(join(tmpdir(), 'answers-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const key = () => createAnswerKey(root, ['lint', { form: null }]);

describe('createAnswerKey', () => {
  it.each(['schemas/a/form.json', 'rules/a.json', 'brands/b/logo.svg', 'test/flows/a/one.flow.yaml'])(
    'is another one when %s is new, changed or gone, and the same when it is as before',
    (file) => {
      const before = key();
      write(file, 'one');
      const first = key();
      write(file, 'two');
      const second = key();
      write(file, 'one');
      expect(key()).toBe(first);
      rmSync(join(root, file));
      expect(key()).toBe(before);
      expect(new Set([before, first, second]).size).toBe(3);
    },
  );

  it('tells questions apart, and does not see files that no command reads', () => {
    const before = key();
    write('notes.txt', 'one');
    expect(key()).toBe(before);
    expect(createAnswerKey(root, ['lint', { form: 'a' }])).not.toBe(before);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };

const names = [settings.line.value, settings.contractKind.value].flatMap((table) => Object.values(table));
const files = ['schemas', 'brands', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.de.json'))
    .map((file) => `${folder}/${file}`),
);

it('CON-046 texts take names of lines and kinds of contracts from the settings', () => {
  const copies = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
      .filter(([, text]) => names.includes(text))
      .map(([key, text]) => `${file}: ${key}: ${text}`),
  );

  expect(files.length).toBeGreaterThan(50);
  expect(copies).toEqual([]);
});

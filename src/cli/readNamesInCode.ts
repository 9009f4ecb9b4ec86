import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LintTools } from '../analysis/index.ts';

/** Reads the names in all sources below a folder; of none without that folder, as in a copy of the definitions alone. */
export function readNamesInCode(
  folder: string,
): Pick<LintTools, 'namesInCode' | 'wordsInCode' | 'textKeysInCode'> {
  if (!existsSync(folder)) return { namesInCode: null };
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return {
    namesInCode: new Set(texts.flatMap(listQuotedTexts)),
    wordsInCode: new Set(texts.flatMap((text) => text.match(/\w+/g) ?? [])),
    textKeysInCode: new Set(texts.flatMap(listTextKeys)),
  };
}

function listQuotedTexts(text: string): readonly string[] {
  return [
    ...[...text.matchAll(/['"`.]([\w.-]+)\b/g)].flatMap(([, name = '']) => [name, ...name.split('.')]),
    ...[...text.matchAll(/import \{([^}]*)\} from '[^']*\.json'/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  ];
}

/** Lists what may be the key of a text: quoted names, and templates with `*` for what is filled in. */
function listTextKeys(text: string): readonly string[] {
  const quoted = [...text.matchAll(/(['"])((?:[\w-]+:)?[\w.-]+)\1/g)].map(([, , key = '']) => key);
  const templates = [...text.matchAll(/`((?:[\w:.-]|\$\{(?:[^{}`]|\{[^{}]*\})*\})+)`/g)].map(
    ([, template = '']) => template.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'),
  );
  return [...quoted, ...templates.filter((key) => /\w\w/.test(key))];
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type NameClass = (name: string, path: string, css: string) => string;

/**
 * Gives the classes of the style sheets below `folder` names of two letters for the file and a number for the class, the same in every
 * build. What vite makes of words and hashes is a good part of what browsers load.
 */
export function shortNames(folder: string): NameClass {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .sort()
    .map((path) => join(folder, path));
  const letters = new Map(paths.map((path, index) => [path, lettersOf(index)]));

  return (name, path, css) => {
    const file = letters.get(path);
    if (file === undefined) throw new Error(`${path} is no style sheet below ${folder}.`);
    const place = classesOf(css).indexOf(name);
    if (place === -1) throw new Error(`${path} has no class "${name}".`);
    return file + place;
  };
}

function lettersOf(index: number): string {
  return [Math.floor(index / 26), index % 26].map((digit) => String.fromCharCode(97 + digit)).join('');
}

/** In the order in which they first come. */
function classesOf(css: string): readonly string[] {
  return [...new Set(Array.from(css.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name))];
}

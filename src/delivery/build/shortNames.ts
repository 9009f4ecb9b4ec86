import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type NameClass = (name: string, path: string, css: string) => string;

/**
 * Gives classes and animations of the style sheets below `folder` short names, two letters for the file and a number, the same in every
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
    const place = namesIn(css).indexOf(name);
    if (place === -1) throw new Error(`${path} does not name "${name}".`);
    return file + place;
  };
}

function lettersOf(index: number): string {
  return [Math.floor(index / 26), index % 26].map((digit) => String.fromCharCode(97 + digit)).join('');
}

/** Names of classes and animations, in the order in which they first come. */
function namesIn(css: string): readonly string[] {
  const names = css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g);
  return [...new Set(Array.from(names, ([, name = '']) => name))];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../brand/index.ts';
import { findBrandFolder } from '../texts/brandFolders.ts';

/** The mark of a brand as shapes: a square with round corners, and paths in a part of it. */
export interface BrandMark {
  readonly size: number;
  readonly radius: number;
  readonly fill: string;
  readonly offset: number;
  readonly scale: number;
  readonly paths: readonly { readonly fill: string; readonly isEvenOdd: boolean; readonly outline: string }[];
}

const marks = new Map<string, BrandMark | null>();

/** Reads the mark from the brand's `mark.svg`; null when the file is missing or not drawn as square, group and paths. */
export function readBrandMark(brand: Brand): BrandMark | null {
  if (brand.id === '') return null;
  const file = join(findBrandFolder(brand), brand.id, brand.logo.mark);
  const known = marks.get(file);
  if (known !== undefined) return known;
  const mark = readMark(readFileSync(file, 'utf8'));
  marks.set(file, mark);
  return mark;
}

function readMark(svg: string): BrandMark | null {
  const square = /<rect width="([\d.]+)" height="[\d.]+" rx="([\d.]+)" fill="(#\w{6})"/.exec(svg);
  const group = /<g transform="translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)">/.exec(svg);
  const paths = [...svg.matchAll(/<path fill="(#\w{6})"( fill-rule="evenodd")? d="([^"]+)"/g)].map(
    ([, fill = '', rule, outline = '']) => ({ fill, isEvenOdd: rule !== undefined, outline }),
  );
  if (square === null || group === null || paths.length === 0) return null;
  const [, size, radius, fill = ''] = square;
  return {
    size: Number(size),
    radius: Number(radius),
    fill,
    offset: Number(group[1]),
    scale: Number(group[2]),
    paths,
  };
}

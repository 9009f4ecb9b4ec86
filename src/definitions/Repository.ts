import type { Node } from 'jsonc-parser';
import type { FormSource, Problem, SharedSource } from '../engine/index.ts';
import type { ReusableParts } from './expand/expandForm.ts';
import type { Repetition } from './expand/Expansion.ts';
import type { Origin, SourceLocation } from './expand/Origins.ts';

/** One JSON file as the analyst wrote it. `value` is null when the text is no JSON. */
export interface SourceFile {
  /** Path below the root, with `/`: `rules/claim-report.json`. */
  readonly path: string;
  readonly text: string;
  readonly tree: Node | null;
  readonly value: unknown;
  /** Expected value of `"$schema"` at this path; null when the path has no kind of file. */
  readonly metaSchema: string | null;
  /** Syntax errors and duplicate keys. */
  readonly problems: readonly Problem[];
}

/** One form with everything it shares; only built when all its files could be read. */
export interface LoadedForm {
  readonly id: string;
  readonly source: FormSource;
  /** Returns the place where a part of `source`, or of the texts, was written. */
  readonly writtenAt: (place: SourceLocation) => Origin;
  /** Lists all uses of a part in the form that expand the content of a place of the part. */
  readonly usesOf: (place: SourceLocation) => readonly SourceLocation[];
  /** Overrides of the form that repeat a part. */
  readonly repetitions: readonly Repetition[];
  /** Calls of the form's parts that the form may place: `<place>/<name>`. */
  readonly partCalls: readonly string[];
  /** The texts of the form and of its parts. */
  readonly texts: Readonly<Record<string, string>>;
  /** Problems found while the form was assembled. */
  readonly problems: readonly Problem[];
}

/** `texts.de.json` of a form (namespace = form id), or `schemas/_shared/texts/<area>.de.json` (namespace = area). */
export interface TextCatalogue {
  readonly namespace: string;
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

export interface LoadedBrand {
  readonly id: string;
  readonly file: string;
  /** `brand.json` as written. */
  readonly brand: Readonly<Record<string, unknown>>;
  readonly overlay: BrandOverlay | null;
}

/** `brands/<brand>/texts.de.json`: `"<namespace>:<key>"` -> the text of this brand. */
interface BrandOverlay {
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** All definitions under one root, parsed. Broken files are problems here, never exceptions. */
export interface Repository {
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Forms whose files are all readable, by id, sorted. */
  readonly forms: readonly LoadedForm[];
  readonly shared: SharedSource;
  /** Parts and outcome sets. */
  readonly reusable: ReusableParts;
  readonly texts: ReadonlyMap<string, TextCatalogue>;
  readonly brands: readonly LoadedBrand[];
  /** `schemas/_meta/<name>.schema.json` by name. */
  readonly metaSchemas: ReadonlyMap<string, unknown>;
  readonly problems: readonly Problem[];
  readonly exceptions: readonly Exception[];
}

/** One entry of an `x-lint` object, in a definition or a flow test: `<check>` or `<check> <member>`, with its reason. */
export interface Exception {
  readonly file: string;
  /** Pointer of the entry itself. */
  readonly pointer: string;
  readonly code: string;
  /** The exception covers findings at this pointer or below. */
  readonly covers: string;
  /** Empty: there is no reason. */
  readonly reason: string;
}

/** A place in a text, both counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

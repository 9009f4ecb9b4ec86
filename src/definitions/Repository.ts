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
  /** What its `"$schema"` has to say, by where it stands; null when the place does not say what the file is. */
  readonly metaSchema: string | null;
  /** Syntax errors and duplicate keys. */
  readonly problems: readonly Problem[];
}

/** One form with everything it shares; only built when all its files could be read. */
export interface LoadedForm {
  readonly id: string;
  readonly source: FormSource;
  /** Where what stands at a place of `source`, or of the texts, was written. */
  readonly writtenAt: (place: SourceLocation) => Origin;
  /** Where the form uses a part, of all uses that bring what was written at a place of the part. */
  readonly usesOf: (place: SourceLocation) => readonly SourceLocation[];
  /** What the form says although a part it uses says the same. */
  readonly repetitions: readonly Repetition[];
  /** Calls of its parts that it may place: `<place>/<name>`. */
  readonly partCalls: readonly string[];
  /** Its texts with those of its parts. */
  readonly texts: Readonly<Record<string, string>>;
  /** What could not be put together. */
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

/** `brands/<brand>/texts.de.json`: `"<namespace>:<key>"` -> what this brand says instead. */
interface BrandOverlay {
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Everything analysts have written under one root, parsed. Broken files are problems here, never exceptions. */
export interface Repository {
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Forms whose files are all readable, by id, sorted. */
  readonly forms: readonly LoadedForm[];
  readonly shared: SharedSource;
  /** Parts and outcome sets, which forms are made of. */
  readonly reusable: ReusableParts;
  readonly texts: ReadonlyMap<string, TextCatalogue>;
  readonly brands: readonly LoadedBrand[];
  /** `schemas/_meta/<name>.schema.json` by name. */
  readonly metaSchemas: ReadonlyMap<string, unknown>;
  readonly problems: readonly Problem[];
  readonly exceptions: readonly Exception[];
}

/** One entry of an `x-lint` object, in a definition or a flow test: `<check>` or `<check> <member>`, and why. */
export interface Exception {
  readonly file: string;
  /** Of the entry itself. */
  readonly pointer: string;
  readonly code: string;
  /** Findings at this pointer or below are meant. */
  readonly covers: string;
  /** Empty: there is none. */
  readonly reason: string;
}

/** A place in a text, both counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A place in a file. */
export interface SourceLocation {
  readonly file: string;
  /** JSON Pointer. */
  readonly pointer: string;
}

/** The place where a part of a form was written. */
export interface Origin extends SourceLocation {
  /** True when the place counts for everything below, too. */
  readonly forAll?: true;
  /** The use of the part in which it was written. */
  readonly use?: SourceLocation;
}

/**
 * The places where the parts of an expanded form were written. Keys are places of the expanded form (`<file>#<pointer>`). Content below
 * such a place was written below its origin, unless the origin counts for all of it.
 */
export type Origins = ReadonlyMap<string, Origin>;

/** Collects origins while a form is expanded. */
export type OriginRecorder = (expanded: SourceLocation, written: Origin) => void;

/** Returns the place where a place of an expanded form was written: the place itself, unless it has an origin. */
export function findOrigin(origins: Origins, { file, pointer }: SourceLocation): Origin {
  let prefix = pointer;
  for (;;) {
    const origin = origins.get(`${file}#${prefix}`);
    if (origin) {
      const rest = origin.forAll ? '' : pointer.slice(prefix.length);
      const { use } = origin;
      return { file: origin.file, pointer: origin.pointer + rest, ...(use === undefined ? {} : { use }) };
    }
    const cut = prefix.lastIndexOf('/');
    if (cut < 0) return { file, pointer };
    prefix = prefix.slice(0, cut);
  }
}

/** Lists the uses of a part that expand the content of a place of it. */
export function findPartUses(origins: Origins, { file, pointer }: SourceLocation): readonly SourceLocation[] {
  const uses = [...origins.values()].flatMap(({ use, ...origin }) =>
    use && origin.file === file && `${pointer}/`.startsWith(`${origin.pointer}/`) ? [use] : [],
  );
  return [...new Map(uses.map((use) => [`${use.file}#${use.pointer}`, use])).values()];
}

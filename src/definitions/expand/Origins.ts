/** A place in a file. */
export interface Spot {
  readonly file: string;
  /** JSON Pointer. */
  readonly pointer: string;
}

/**
 * Where the parts of an expanded form were written. Keys are places of the expanded form (`<file>#<pointer>`). What stands below such a
 * place was written below its origin, unless the origin stands for all of it.
 */
export type Origins = ReadonlyMap<string, Spot & { readonly forAll?: true }>;

/** Collects origins while a form is expanded. */
export type NoteOrigin = (expanded: Spot, written: Spot & { readonly forAll?: true }) => void;

/** Where a place of an expanded form was written: the place itself, unless it came from somewhere else. */
export function originOf(origins: Origins, { file, pointer }: Spot): Spot {
  let prefix = pointer;
  for (;;) {
    const origin = origins.get(`${file}#${prefix}`);
    if (origin) {
      const rest = origin.forAll ? '' : pointer.slice(prefix.length);
      return { file: origin.file, pointer: origin.pointer + rest };
    }
    const cut = prefix.lastIndexOf('/');
    if (cut < 0) return { file, pointer };
    prefix = prefix.slice(0, cut);
  }
}

import { fileHeadBytes, findFileType } from '../../plain/findFileType.ts';

/**
 * Returns the file with the media type that its first bytes tell, empty for an unknown one: systems give files no type or a wrong one. A
 * file that the browser cannot read keeps its type; sending it fails with a message of its own.
 */
export async function identifyFile(file: File): Promise<File> {
  try {
    const head = new Uint8Array(await file.slice(0, fileHeadBytes).arrayBuffer());
    const type = findFileType(head) ?? '';
    return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive by their names, as its directory lists them. */
export function readZip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((at) => bytes.readUInt16LE(entry + at));
    const name = bytes.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0));
    const local = bytes.readUInt32LE(entry + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + bytes.readUInt32LE(entry + 20));
    files.set(name, bytes.readUInt16LE(entry + 10) === 0 ? content : inflateRawSync(content));
    entry += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** Offers a blob, a text or a JSON value to the browser as a download. */
export function saveFile(body: unknown, filename: string): void {
  const content = body instanceof Blob || typeof body === 'string' ? body : JSON.stringify(body);
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content]));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

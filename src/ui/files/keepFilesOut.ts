/**
 * Keeps a file that is dropped beside a field from taking the place of the page, with all its answers. Fields that take files handle the
 * drop before it arrives here. Called once for a page.
 */
export function keepFilesOut(page: Pick<Window, 'addEventListener'>): void {
  const refuse = (event: DragEvent): void => {
    const { dataTransfer } = event;
    // Text may be dropped into a field.
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}

import type { AccidentPhoto } from '../record/AccidentRecord.ts';
import type { Page } from './Page.ts';
import { scaleDown } from './scaleDown.ts';

/** Keeps photos that are taken or chosen, scaled down, and shows them in a list. A removed one can be brought back. */
export function takePhotos(page: Page): void {
  const list = document.getElementById('photos');
  if (list === null) return;
  const undo = document.getElementById('undo');
  const take = (file: File, subject: string) => takePhoto(page, file, subject);
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-photo]')) {
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])];
      const subject = input.dataset['photo'] ?? '';
      input.value = '';
      void files.reduce((before, file) => before.then(() => take(file, subject)), Promise.resolve());
    });
  }
  let removed: AccidentPhoto | null = null;
  undo?.addEventListener('click', () => {
    if (removed === null) return;
    page.recording.addPhoto(removed);
    removed = null;
    undo.hidden = true;
    list.querySelector<HTMLElement>('li:last-child button')?.focus();
  });
  const remove = (photo: AccidentPhoto, name: string): void => {
    removed = photo;
    page.recording.removePhoto(photo.id);
    page.say(page.words('photo.removed', { name }));
    if (undo === null) return;
    undo.hidden = false;
    undo.focus();
  };
  drawList(page, list, remove);
}

async function takePhoto({ facts, recording, say, words }: Page, file: File, subject: string): Promise<void> {
  const { most } = facts.photos;
  const count = recording.read()?.photos.length ?? 0;
  if (count >= most) return say(words('photo.full'));
  const picture = await scaleDown(file, facts.photos);
  if (picture === null) return say(words('photo.unreadable', { name: file.name }));
  // The store returns photos in the order of their ids.
  recording.addPhoto({ id: `${Date.now()} ${crypto.randomUUID()}`, subject, picture });
  say(words('photo.kept', { name: words(`photo.${subject}`), count: String(count + 1) }));
}

/** Draws the list anew whenever photos have changed. */
function drawList(
  { recording, words }: Page,
  list: HTMLElement,
  remove: (photo: AccidentPhoto, name: string) => void,
): void {
  let drawn: readonly AccidentPhoto[] | null = null;
  const addresses = new Set<string>();
  recording.watch(() => {
    const photos = recording.read()?.photos ?? [];
    if (photos === drawn) return;
    drawn = photos;
    for (const address of addresses) URL.revokeObjectURL(address);
    addresses.clear();
    list.replaceChildren(
      ...photos.map((photo, index) => {
        const name = `${words(`photo.${photo.subject}`)} ${index + 1}`;
        const address = URL.createObjectURL(photo.picture);
        addresses.add(address);
        return createEntry(address, name, words('photo.remove', { name }), () => remove(photo, name));
      }),
    );
  });
}

function createEntry(address: string, name: string, label: string, onRemove: () => void): HTMLElement {
  const entry = document.createElement('li');
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = name;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button quiet';
  button.textContent = label;
  button.addEventListener('click', onRemove);
  entry.append(picture, button);
  return entry;
}

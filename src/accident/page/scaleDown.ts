import type { PageFacts } from '../PageFacts.ts';

/**
 * Returns a photo as a JPEG file whose longer side has at most `edge` pixels, without the data that the camera wrote into it (place, device);
 * null when the browser cannot read it.
 */
export async function scaleDown(
  file: Blob,
  { edge, quality }: Pick<PageFacts['photos'], 'edge' | 'quality'>,
): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const scale = Math.min(1, edge / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

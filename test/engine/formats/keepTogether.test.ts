import { expect, test } from 'vitest';
import { keepTogether } from '../../../src/engine/formats/keepTogether.ts';

/** `_` stands for a fixed space. */
test.each([
  ['Höchstens 10 MB, um 8 Uhr', 'Höchstens 10_MB, um 8_Uhr'],
  ['Mindestens {passwordMinLength} Zeichen', 'Mindestens {passwordMinLength}_Zeichen'],
  ['§ 28 Abs. 4 VVG, §§ 1 ff.', '§_28 Abs._4 VVG, §§_1 ff.'],
  ['Nr. {number} von Dr. Weber', 'Nr._{number} von Dr._Weber'],
  ['z. B. und i. d. R. im Verein e. V.', 'z._B. und i._d._R. im Verein e._V.'],
  ['Schäden jeder Art. Bitte in 5 Kilometern', 'Schäden jeder Art. Bitte in 5 Kilometern'],
  ['Nach 3 Uhren', 'Nach 3 Uhren'],
])('BRAND-011 keeps together what stands in "%s"', (written, drawn) => {
  expect(keepTogether(written).replaceAll('\u00a0', '_')).toBe(drawn);
});

import { expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';

const ask = (line: string) => runCommandLine(`why-sent ${line}`.split(' '), '.');

it('why-sent says where a value is written, how it is made, and from which answers', async () => {
  const { code, text } = await ask('claim-report claimType.thirdPartyDamage --answer type.thirdParty=true');

  expect(code).toBe(0);
  expect(text.split('\n')).toEqual([
    expect.stringMatching(
      /^claimType\.thirdPartyDamage in reportClaim {2}schemas\/claim-report\/calls\.json:16:\d+$/,
    ),
    expect.stringMatching(/^ {2}gesendet wird .*: true$/),
    expect.stringMatching(/^ {2}Antwort „.*“ \(type\.thirdParty\): true$/),
  ]);
});

it('why-sent names a fact as a fact, and says when no answer decides', async () => {
  const { text } = await ask('claim-report contractData.licensePlate');

  expect(text).toContain('Keine Antwort entscheidet das.');
  expect(text).toMatch(/^ {2}Fakt policy\.licensePlate: "/m);
});

it('why-sent names the member that was meant', async () => {
  const { code, text } = await ask('contact-mail txt');

  expect(code).toBe(2);
  expect(text).toContain('Kein Aufruf sendet „txt“. Meinten Sie „text“?');
});

import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly properties?: readonly { readonly name: string; readonly value: string }[];
  }[];
}

describe.runIf(process.env['DEEP'] === '1')('npm run sbom', () => {
  it('lists every package that runs in the product with its exact version, apart from tools of development', () => {
    const output = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 1e8 });
    const { bomFormat, components } = JSON.parse(output) as Bill;
    const running = new Set(
      components
        .filter(
          ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
        )
        .map(({ name, version }) => `${name} ${version}`),
    );
    const wanted = Object.entries(packageJson.dependencies).map(([name, version]) => `${name} ${version}`);

    expect(bomFormat).toBe('CycloneDX');
    expect(wanted.filter((name) => !running.has(name))).toEqual([]);
    expect(running.has(`vitest ${packageJson.devDependencies.vitest}`)).toBe(false);
  });
});

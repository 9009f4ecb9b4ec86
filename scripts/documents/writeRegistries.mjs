import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const wizard = join(root, 'src/wizard');

/** Returns path -> text of every registry of controls and blocks, written from their folders. */
export function writeRegistries() {
  const controls = listFolders('controls');
  const blocks = listFolders('blocks');
  return {
    [join(wizard, 'controls/controlTypes.ts')]: writeSource(
      [
        ...controls.map((name) => `import { control as ${name}Control } from './${name}/control.ts';`),
        `import type { ControlType } from '../../engine/index.ts';`,
      ],
      'All controls for fields, for a running form.',
      'export const controlTypes = {',
      controls.map((name) => `${name}: ${name}Control,`),
      '} as const satisfies Readonly<Record<string, ControlType>>;',
      '\nexport type ControlName = keyof typeof controlTypes;\n',
    ),
    [join(wizard, 'controls/controlTools.ts')]: writeSource(
      [
        ...controls.map((name) => `import { tools as ${name}Tools } from './${name}/control.tools.ts';`),
        `import type { ControlDescription } from '../inputs/ControlDescription.ts';`,
        `import type { ControlName } from './controlTypes.ts';`,
      ],
      'The description of each control for the compiler, the tools and the browser tests.',
      'export const controlTools = {',
      controls.map((name) => `${name}: ${name}Tools,`),
      '} as const satisfies { readonly [Name in ControlName]: ControlDescription };',
    ),
    [join(wizard, 'controls/controls.ts')]: writeSource(
      [
        ...controls.map((name) => `import { view as ${name}View } from './${name}/view.ts';`),
        `import type { ControlView } from '../inputs/ControlView.ts';`,
        `import type { ControlName } from './controlTypes.ts';`,
      ],
      'The view of each control.',
      'const views: { readonly [Name in ControlName]: ControlView } = {',
      controls.map((name) => `${name}: ${name}View,`),
      '};',
      '\n/** The same table by the names in a compiled form. */\nexport const controls: Readonly<Record<string, ControlView>> = views;\n',
    ),
    [join(wizard, 'blocks/blockTypes.ts')]: writeSource(
      [
        ...blocks.map((name) => `import { block as ${name}Block } from './${name}/block.ts';`),
        `import type { BlockType } from '../../engine/index.ts';`,
      ],
      'All blocks, for the compiler and the tools.',
      'export const blockTypes = {',
      blocks.map((name) => `${name}: ${name}Block,`),
      '} as const satisfies Readonly<Record<string, BlockType>>;',
      '\nexport type BlockName = keyof typeof blockTypes;\n',
    ),
    [join(wizard, 'blocks/blocks.ts')]: writeSource(
      [
        `import type { ComponentType } from 'react';`,
        `import type { BlockProps } from '../elements/BlockProps.ts';`,
        `import type { BlockName } from './blockTypes.ts';`,
      ],
      "The loader of each block's component.",
      'const views: { readonly [Name in BlockName]: () => Promise<ComponentType<BlockProps>> } = {',
      blocks.map(writeBlockLoader),
      '};',
      '\n/** The same table by the names in a compiled form. */\nexport const blocks: Readonly<Record<string, () => Promise<ComponentType<BlockProps>>>> = views;\n',
    ),
  };
}

function listFolders(folder) {
  return readdirSync(join(wizard, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Writes a loader of a block; a long one continues on the next line, as the formatter writes it. */
function writeBlockLoader(name) {
  const load = `(await import('./${name}/${blockName(name)}.tsx')).${blockName(name)},`;
  const line = `${name}: async () => ${load}`;
  return line.length <= 108 ? line : `${name}: async () =>\n    ${load}`;
}

function blockName(folder) {
  return `${folder.charAt(0).toUpperCase()}${folder.slice(1)}Block`;
}

function writeSource(imports, says, head, entries, end, rest = '') {
  const body = entries.map((entry) => `  ${entry}\n`).join('');
  return `// Written from the folders beside this file by "npm run fix".\n${imports.join('\n')}\n\n/** ${says} */\n${head}\n${body}${end}\n${rest}`;
}

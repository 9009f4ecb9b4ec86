import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    primary: { parameters: { look: 'primary' }, texts: { text: '[Rufen Sie uns an](phone)' } },
    secondary: { parameters: { look: 'secondary' }, texts: { text: '[Schreiben Sie uns](email)' } },
    link: { parameters: { look: 'link' }, texts: { text: '[Schreiben Sie uns](email)' } },
  },
};

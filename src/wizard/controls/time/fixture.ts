import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, format: 'time' },
  texts: { label: 'Um wie viel Uhr?', hint: 'Ungefähr genügt' },
  filled: '14:05',
  wrong: { unreadable: '25:99', code: 'timeNoSuch' },
  variations: { quick: { quick: ['now'] } },
};

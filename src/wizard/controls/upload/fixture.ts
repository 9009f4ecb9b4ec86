import type { ControlFixture } from '../../inputs/ControlFixture.ts';

const file = { name: 'Dienstausweis_Mueller.pdf', size: 1_234_567, mediaType: 'application/pdf' };
const parameters = { mediaTypes: ['application/pdf', 'image/png', 'image/jpeg'], maxBytes: 10_000_000 };
const answerWith = (code: string, unreadable = file.name) => ({ unreadable, code });

export const fixture: ControlFixture = {
  schema: { type: 'string', format: 'file' },
  parameters,
  texts: {
    label: 'Nachweis über den öffentlichen Dienst',
    'error.required': 'Bitte laden Sie einen Nachweis hoch.',
    hint: 'Zum Beispiel ein Dienstausweis oder eine Gehaltsabrechnung',
  },
  filled: { file: 'D-1', name: file.name, size: file.size },
  wrong: null,
  states: {
    uploading: { answer: answerWith('uploading'), upload: { file, sentBytes: 561_000 } },
    failed: { answer: answerWith('upload'), upload: { file, sentBytes: 0 }, isWrong: true },
    notSupported: { answer: answerWith('notSupported', 'Dienstausweis.heic'), isWrong: true },
    toBig: {
      answer: answerWith('toBig', 'Gehaltsabrechnungen_der_letzten_drei_Jahre_zusammengefasst.pdf'),
      isWrong: true,
    },
    cutOff: { answer: answerWith('uploadCutOff'), isWrong: true },
  },
};

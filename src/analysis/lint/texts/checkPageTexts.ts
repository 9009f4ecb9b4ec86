import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';

/** Finds texts of shared areas that the program shows and that do not exist. A template may fit any text, so it asks for none. */
export const missingPageText: Check = ({ repository, tools }) =>
  [...(tools.textKeysInCode ?? [])].flatMap((named) => {
    const [, area = '', key = ''] = /^(\w+):([\w.-]*\w)$/.exec(named) ?? [];
    const catalogue = repository.texts.get(area);
    const isShared = catalogue?.file.startsWith('schemas/_shared/texts/') ?? false;
    if (!catalogue || !isShared) return [];
    const forms = [key, ...['zero', 'one', 'other'].map((number) => `${key}_${number}`)];
    if (forms.some((one) => catalogue.texts[one] !== undefined)) return [];
    return [{ file: catalogue.file, pointer: '', ...mistake('missing-page-text', { key: named }) }];
  });
